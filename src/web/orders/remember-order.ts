import { storageKeys, writeStored } from '#web/api/local-storage.ts'
import { storeGuestToken } from '#web/own-orders/guest-tokens.ts'
import { removeDraft } from './order-draft.ts'
import type { CheckedFields } from './order-fields.ts'
import type { Placed } from './send-order.ts'

/** Stores the specified fields in the browser, so that a guest finds the order again. */
export function rememberOrder(
  kind: 'member' | 'guest',
  placed: Placed & { readonly consulting_type: string },
  fields: CheckedFields,
) {
  writeStored(storageKeys.orderNumber, placed.order_number)
  writeStored(storageKeys.consultingType, placed.consulting_type)
  if (placed.guest_token) storeGuestToken(placed.order_number, placed.guest_token)
  if (kind === 'guest') {
    writeStored(storageKeys.guestEmail, fields.guest_email)
    writeStored(storageKeys.guestPhone, fields.guest_phone)
    writeStored(storageKeys.guestName, fields.guest_name)
    writeStored(storageKeys.guestFlag, 'true')
    writeStored(storageKeys.autoSearch, 'true')
  }
  removeDraft()
}
