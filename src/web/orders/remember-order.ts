import { keep, keptKeys } from '#web/api/kept.ts'
import { keepGuestToken } from './guest-tokens.ts'
import { dropDraft } from './order-draft.ts'
import type { CheckedFields } from './order-fields.ts'
import type { Placed } from './send-order.ts'

/** Keeps in the browser what the specification names, so that a guest finds the order again. */
export function rememberOrder(
  kind: 'member' | 'guest',
  placed: Placed & { readonly consulting_type: string },
  fields: CheckedFields,
) {
  keep(keptKeys.orderNumber, placed.order_number)
  keep(keptKeys.consultingType, placed.consulting_type)
  if (placed.guest_token) keepGuestToken(placed.order_number, placed.guest_token)
  if (kind === 'guest') {
    keep(keptKeys.guestEmail, fields.guest_email)
    keep(keptKeys.guestPhone, fields.guest_phone)
    keep(keptKeys.guestName, fields.guest_name)
    keep(keptKeys.guestFlag, 'true')
    keep(keptKeys.autoSearch, 'true')
  }
  dropDraft()
}
