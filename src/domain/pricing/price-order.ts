import { atMost, percentOf, type Won, won } from '#domain/money/won.ts'
import { type Discount, discountOn } from './discount.ts'

export interface PricingInput {
  readonly subtotal: Won
  readonly shippingFee: Won
  readonly coupon?: Discount | undefined
  readonly promotion?: Discount | undefined
  readonly points: Won
}

export interface Price {
  readonly subtotal: Won
  readonly shippingFee: Won
  readonly couponDiscount: Won
  readonly promotionDiscount: Won
  readonly usedPoints: Won
  readonly total: Won
}

/**
 * Prices one order. The parts always add up: `subtotal + shippingFee − couponDiscount −
 * promotionDiscount − usedPoints = total`, and no part is ever negative.
 *
 * Both discounts are computed on the subtotal, so the total does not depend on which was entered
 * first. None takes more than is left to pay, shipping included: the coupon first, then the
 * promotion, then points, so nobody loses points to a price that is already 0.
 *
 * Never refuses. The capability that owns coupon, code or points decides beforehand whether it may
 * be used.
 *
 * Source: docs/rules.md P-1 (total), P-2 (rounding), P-3 (never below 0), P-4 (points last).
 */
export function priceOrder({ subtotal, shippingFee, ...input }: PricingInput): Price {
  const gross = won(subtotal + shippingFee)
  const couponDiscount = atMost(gross, discountOn(subtotal, input.coupon))
  const afterCoupon = won(gross - couponDiscount)
  const promotionDiscount = atMost(afterCoupon, discountOn(subtotal, input.promotion))
  const due = won(afterCoupon - promotionDiscount)
  const usedPoints = atMost(due, input.points)
  const total = won(due - usedPoints)

  return { subtotal, shippingFee, couponDiscount, promotionDiscount, usedPoints, total }
}

/**
 * Returns the points that a completed order earns: a percentage of what was paid in money, rounded
 * down. Source: docs/rules.md PT-5.
 */
export const pointsToEarn = (total: Won, earnPercent: number): Won => percentOf(total, earnPercent)
