import type { OrderBody, Quote } from '#contract/orders.ts'
import type { Format } from '#texts/format.ts'
import type { Messages } from '#texts/messages.ts'

/** What of a member's order only members can pay with; null where a guest can place it as it is. */
export function lostAsGuest({ coupon_id, used_points }: OrderBody): Lost | null {
  const hasPoints = (used_points ?? 0) > 0
  if (coupon_id) return hasPoints ? 'both' : 'coupon'
  return hasPoints ? 'points' : null
}

type Lost = keyof Messages['ordering']['failures']['asGuestLost']

/** The order as a guest can place it: without coupon and points, at the price that remains. */
export const guestBodyOf = (body: OrderBody, quote: Pick<Quote, 'total_price'>): OrderBody => ({
  ...body,
  coupon_id: null,
  used_points: 0,
  total_price: quote.total_price,
})

/** What is said before a member's order is placed as a guest's: what is lost, and the new price. */
export function asGuestSentence(
  member: OrderBody,
  guest: OrderBody,
  text: Messages['ordering']['failures'],
  { won }: Pick<Format, 'won'>,
): string {
  const lost = lostAsGuest(member)
  if (!lost) return text.asGuestText
  const price = text.asGuestPrice(won(member.total_price ?? 0), won(guest.total_price ?? 0))
  return [text.asGuestLost[lost], price, text.asGuestRest].join('\n')
}
