import type { OrderBody, Quote } from '#contract/orders.ts'
import type { Format } from '#texts/format.ts'
import type { Messages } from '#texts/messages.ts'

/** Returns which discounts of a member's order a guest would lose; null if there are none. */
export function discountsLostAsGuest({ coupon_id, used_points }: OrderBody): Lost | null {
  const hasPoints = (used_points ?? 0) > 0
  if (coupon_id) return hasPoints ? 'both' : 'coupon'
  return hasPoints ? 'points' : null
}

type Lost = keyof Messages['ordering']['failures']['asGuestLost']

/** Converts a member's order to a guest's: without coupon and points, at the resulting price. */
export const guestBodyOf = (body: OrderBody, quote: Pick<Quote, 'total_price'>): OrderBody => ({
  ...body,
  coupon_id: null,
  used_points: 0,
  total_price: quote.total_price,
})

/**
 * Returns the question before a member's order is placed as a guest's: lost discounts, and the new
 * price.
 */
export function guestOrderQuestion(
  member: OrderBody,
  guest: OrderBody,
  text: Messages['ordering']['failures'],
  { won }: Pick<Format, 'won'>,
): string {
  const lost = discountsLostAsGuest(member)
  if (!lost) return text.asGuestText
  const price = text.asGuestPrice(won(member.total_price ?? 0), won(guest.total_price ?? 0))
  return [text.asGuestLost[lost], price, text.asGuestRest].join('\n')
}
