import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'

/**
 * Issues one coupon of a definition to a member, who may hold several of the same.
 *
 * Refuses NOT_FOUND: no such member or definition; COUPON_NOT_ACTIVE: deactivated or expired. A
 * coupon that starts later can be issued already.
 */
export function issueCoupon(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
  {
    memberId,
    couponId,
    reason,
  }: {
    readonly memberId: string
    readonly couponId: string
    readonly reason?: string | undefined
  },
) {
  const at = now()
  return inTransaction(db, async (tx) => {
    const coupon = await lockIssuableCoupon(tx, couponId, at)
    if (!(await findMember(tx, memberId))) refuse('NOT_FOUND')

    const { id } = await tx
      .insertInto('member_coupons')
      .values({ coupon_id: couponId, member_id: memberId, issued_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const detail = { coupon_id: couponId, code: coupon.code, member_coupon_id: id, reason }
    await audit(tx, admin, context, { action: 'coupon.issue', subject: memberId, detail, at })
    return { id, status: 'ACTIVE' as const }
  })
}

/**
 * Locks a definition that may be issued, so that meanwhile it is neither removed nor issued by
 * another call. Refuses NOT_FOUND, COUPON_NOT_ACTIVE.
 */
export async function lockIssuableCoupon(tx: Db, id: string, at: Date) {
  const coupon = await tx
    .selectFrom('coupons')
    .select(['code', 'status', 'ends_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!coupon) refuse('NOT_FOUND')
  const isOver = coupon.ends_at !== null && coupon.ends_at < at
  if (coupon.status !== 'ACTIVE' || isOver) refuse('COUPON_NOT_ACTIVE')
  return coupon
}

const findMember = (tx: Db, id: string) =>
  tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
