import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isInForce } from './is-in-force.ts'
import { toDiscountReply } from './reply.ts'

/**
 * Gives a member the coupon of a claimable code, once per member; a unique index enforces this for
 * calls that race.
 *
 * Refuses COUPON_CODE_UNKNOWN: no such code, not claimable, not started or expired, all alike;
 * COUPON_CLAIMED: claimed before.
 */
export function claimCoupon(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  memberId: string,
  code: string,
  language: Language,
) {
  const at = now()
  return inTransaction(db, async (tx) => {
    const coupon = await tx
      .selectFrom('coupons')
      .selectAll()
      .where('code', '=', code)
      .where('is_claimable', '=', true)
      .where(isInForce('coupons', at))
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!coupon) refuse('COUPON_CODE_UNKNOWN')
    const claimed = await tx
      .insertInto('member_coupons')
      .values({ coupon_id: coupon.id, member_id: memberId, issued_at: at, is_claimed: true })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!claimed) refuse('COUPON_CLAIMED')
    return { ...toDiscountReply(coupon, language), id: claimed.id, status: 'ACTIVE' as const }
  })
}
