import type { Language } from '#domain/languages/languages.ts'
import { type Won, won } from '#domain/money/won.ts'
import { type PointsProblem, pointsProblem } from '#domain/points/points-problem.ts'
import type { Discount } from '#domain/pricing/discount.ts'
import type { Settings } from '#domain/settings/settings.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { lockBalance } from '#server/points/index.ts'
import { checkPromotion, redeemCoupon } from '#server/promotions/index.ts'
import { texts } from '#texts/all.ts'
import { formatFor } from '#texts/format.ts'

/** Coupon, promotion code and points for one order; `memberId` is null for a guest. */
export interface ReductionRequest {
  readonly memberId: string | null
  readonly email: string
  readonly orderNumber: string
  readonly couponId: string | null
  /** Promotion that was looked up by the code; absent without a code. */
  readonly promotion: Parameters<typeof checkPromotion>[0] | undefined
  readonly points: number
  readonly at: Date
}

interface Named {
  readonly discount: Discount
  readonly name: string
}

/**
 * Reserved price reductions: the coupon is redeemed, the points are locked, the promotion is valid.
 */
export interface ReservedReductions {
  readonly coupon: Named | undefined
  /** Redeemed last, see `partsOfRedemption`. */
  readonly promotion: (Named & { readonly code: string }) | undefined
  readonly points: Won
}

/**
 * Reserves what reduces an order's price, except the promotion's place.
 *
 * Refuses COUPON_NOT_OWNED, COUPON_NOT_ACTIVE, PROMOTION_INVALID, POINTS_MEMBERS_ONLY,
 * POINTS_BELOW_MINIMUM, POINTS_INSUFFICIENT.
 */
export async function reserveReductions(
  tx: Db,
  request: ReductionRequest,
  settings: Settings,
): Promise<ReservedReductions> {
  if (!request.memberId && request.points > 0) refuse('POINTS_MEMBERS_ONLY')
  const coupon = await redeemRequestedCoupon(tx, request)
  const points = await lockRequestedPoints(tx, request, settings)
  const promotion = request.promotion === undefined ? undefined : checkPromotion(request.promotion)
  return { coupon, points, promotion }
}

/** Returns the person that promotion limits count: a member, or a guest's address. */
export const promotionPersonOf = ({
  memberId,
  email,
}: Pick<ReductionRequest, 'memberId' | 'email'>): string =>
  memberId ? `member:${memberId}` : `guest:${email}`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Returns the owner of a coupon. Refuses COUPON_NOT_OWNED: guests have no coupons, and an invalid
 * id belongs to nobody.
 */
export function couponOwner(memberId: string | null, couponId: string): string {
  return memberId && uuid.test(couponId) ? memberId : refuse('COUPON_NOT_OWNED')
}

async function redeemRequestedCoupon(
  tx: Db,
  { memberId, couponId, orderNumber, at }: ReductionRequest,
) {
  if (!couponId) return undefined
  const owner = couponOwner(memberId, couponId)
  return redeemCoupon(tx, { memberCouponId: couponId, memberId: owner, orderNumber, at })
}

async function lockRequestedPoints(
  tx: Db,
  { memberId, points, at }: ReductionRequest,
  settings: Settings,
) {
  if (!memberId || points === 0) return won(0)
  const balance = await lockBalance(tx, memberId, at)
  const problem = pointsProblem(won(points), balance, settings.pointsMinimum)
  return problem ? refusePoints(problem, settings.pointsMinimum) : won(points)
}

/** Refuses POINTS_BELOW_MINIMUM with the minimum in its message, or POINTS_INSUFFICIENT. */
const refusePoints = (problem: PointsProblem, minimum: Won): never =>
  problem === 'POINTS_BELOW_MINIMUM'
    ? refuse(problem, { message: (language) => belowMinimum(language, minimum) })
    : refuse(problem)

export const belowMinimum = (language: Language, minimum: Won) =>
  texts[language].orders.quoteNotices.POINTS_BELOW_MINIMUM(formatFor(language).points(minimum))
