import type { Quote } from '#contract/orders.ts'

/** Returns the quote's message with one of `codes`; null if there is none. */
export const quoteMessageOf = (quote: Quote | undefined, ...codes: string[]): string | null =>
  quote?.notices.find(({ code }) => codes.includes(code))?.message ?? null

export const couponCodes = ['COUPON_NOT_ACTIVE', 'COUPON_NOT_OWNED']
export const promotionCodes = ['PROMOTION_INVALID', 'PROMOTION_NOT_FOUND', 'PROMOTION_EXPIRED']
export const pointsCodes = ['POINTS_BELOW_MINIMUM', 'POINTS_INSUFFICIENT', 'POINTS_MEMBERS_ONLY']
