import type { Db } from '#server/platform/database.ts'
import { isInForce } from './is-in-force.ts'
import { type Redeemed, toDiscount } from './redeemed.ts'
import { refuseCoupon } from './usable-coupon.ts'

/**
 * Redeems one member's coupon for one order. Call it in the transaction that places the order.
 *
 * A single conditional update: of two orders racing for the same coupon exactly one gets the row,
 * the other is refused.
 *
 * Refuses COUPON_NOT_OWNED: not this member's, or no such coupon; COUPON_NOT_ACTIVE: used,
 * deactivated, or outside its period.
 */
export async function redeemCoupon(
  tx: Db,
  redemption: {
    readonly memberCouponId: string
    readonly memberId: string
    readonly orderNumber: string
    readonly at: Date
  },
): Promise<Redeemed> {
  const coupon = await tx
    .updateTable('member_coupons')
    .from('coupons')
    .set({ used_at: redemption.at, order_number: redemption.orderNumber })
    .whereRef('coupons.id', '=', 'member_coupons.coupon_id')
    .where('member_coupons.id', '=', redemption.memberCouponId)
    .where('member_coupons.member_id', '=', redemption.memberId)
    .where('member_coupons.used_at', 'is', null)
    .where(isInForce('coupons', redemption.at))
    .returning(['coupons.name', 'coupons.discount_type', 'coupons.discount_value'])
    .executeTakeFirst()

  if (!coupon) return refuseCoupon(tx, redemption)
  return { discount: toDiscount(coupon), name: coupon.name }
}
