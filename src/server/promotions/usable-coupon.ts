import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isInForce } from './is-in-force.ts'
import { type Redeemed, toDiscount } from './redeemed.ts'

/**
 * Returns the coupon's discount if it can be used now. Reserves nothing.
 *
 * Refuses COUPON_NOT_OWNED: not this member's, or no such coupon; COUPON_NOT_ACTIVE: used,
 * deactivated, or outside its period.
 */
export async function usableCoupon(
  db: Db,
  given: { readonly memberCouponId: string; readonly memberId: string; readonly at: Date },
): Promise<Redeemed> {
  const coupon = await db
    .selectFrom('member_coupons')
    .innerJoin('coupons', 'coupons.id', 'member_coupons.coupon_id')
    .select(['coupons.name', 'coupons.discount_type', 'coupons.discount_value'])
    .where('member_coupons.id', '=', given.memberCouponId)
    .where('member_coupons.member_id', '=', given.memberId)
    .where('member_coupons.used_at', 'is', null)
    .where(isInForce('coupons', given.at))
    .executeTakeFirst()

  if (!coupon) return refuseCoupon(db, given)
  return { discount: toDiscount(coupon), name: coupon.name }
}

/** Refuses a coupon that cannot be used, with the reason. */
export async function refuseCoupon(
  db: Db,
  { memberCouponId, memberId }: { readonly memberCouponId: string; readonly memberId: string },
): Promise<never> {
  const owned = await db
    .selectFrom('member_coupons')
    .select('id')
    .where('id', '=', memberCouponId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return refuse(owned ? 'COUPON_NOT_ACTIVE' : 'COUPON_NOT_OWNED')
}
