import { type RecentOrder, recentOrder } from '#contract/recent-orders.ts'
import type { Format } from '#texts/format.ts'
import type { Messages } from '#texts/messages.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { guestTokenOf } from '#web/own-orders/guest-tokens.ts'
import type { Dialogs } from '#web/ui/dialogs-provider.tsx'
import { guestOrderAddress, orderDetailsAddress } from './order-addresses.ts'

interface Asking {
  readonly kind: 'member' | 'guest'
  readonly dialogs: Pick<Dialogs, 'confirm'>
  readonly text: Messages['ordering']['recent']
  readonly format: Format
}

/** Returns the recent order that the refusal names; null for any other failure. */
export function recentOrderOf(error: unknown): RecentOrder | null {
  if (!isRefusal(error, 'RECENT_SAME_ORDER')) return null
  return recentOrder.safeParse(error.body.recent).data ?? null
}

/** Asks whether a second order of the same consulting is intended, with a link to the first. */
export function confirmSecondOrder(recent: RecentOrder, { kind, dialogs, text, format }: Asking) {
  const { order_number: number, placed_at: placedAt, now, is_paid: isPaid } = recent
  return dialogs.confirm(text.title(format.relative(placedAt, new Date(now))), {
    text: text.which(number, isPaid),
    link: { to: addressOf(kind, number), label: text.see },
    ok: text.another,
    cancel: text.none,
  })
}

/** A guest without the order's token looks it up on my page. */
function addressOf(kind: 'member' | 'guest', orderNumber: string): string {
  const token = guestTokenOf(orderNumber)
  if (token) return guestOrderAddress(orderNumber, token)
  return kind === 'member' ? orderDetailsAddress(orderNumber) : '/user/mypage'
}
