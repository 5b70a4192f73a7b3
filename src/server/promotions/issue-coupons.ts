import type { issueCoupons as endpoint } from '#contract/admin-promotions.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { lockIssuableCoupon } from './issue-coupon.ts'

/**
 * Gives a coupon to all members or to some. Whoever was ever given it is passed over, so that a
 * second press, or a list that overlaps an earlier one, gives nobody a second. A trial changes nothing.
 *
 * Refuses NOT_FOUND; COUPON_NOT_ACTIVE: withdrawn, or its period is over.
 */
export function issueCoupons(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
  { params: { id }, body }: ParsedOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const { code } = await lockIssuableCoupon(tx, id, at)
    const named = body.recipients && [...new Set(body.recipients.map((it) => it.toLowerCase()))]
    const unknown = named ? await unknownAmong(tx, named) : []
    const { total } = await recipients(tx, named)
      .select((it) => it.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const issued = body.is_trial ? await countWithout(tx, named, id) : await give(tx, named, id, at)
    const answer = { issued, passed_over: total - issued, unknown }
    if (!body.is_trial) {
      const detail = { code, to_all: named === null, ...answer }
      await audit(tx, admin, context, { action: 'coupon.issue-many', subject: id, detail, at })
    }
    return answer
  })
}

/** Customers who can sign in; those who are named, by ID or e-mail. */
function recipients(db: Db, named: readonly string[] | null) {
  const members = db
    .selectFrom('members')
    .where('withdrawn_at', 'is', null)
    .where('is_active', '=', true)
  if (named === null) return members.where('role', '=', 'USER')
  return members.where((it) =>
    it.or([it(it.fn('lower', ['user_id']), 'in', named), it('email', 'in', named)]),
  )
}

const withoutIt = (db: Db, named: readonly string[] | null, couponId: string) =>
  recipients(db, named).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('member_coupons')
          .select('member_coupons.id')
          .whereRef('member_coupons.member_id', '=', 'members.id')
          .where('member_coupons.coupon_id', '=', couponId),
      ),
    ),
  )

async function countWithout(db: Db, named: readonly string[] | null, couponId: string) {
  const { count } = await withoutIt(db, named, couponId)
    .select((it) => it.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function give(tx: Db, named: readonly string[] | null, couponId: string, at: Date) {
  const given = await tx
    .insertInto('member_coupons')
    .columns(['coupon_id', 'member_id', 'issued_at'])
    .expression(
      withoutIt(tx, named, couponId).select((it) => [
        it.cast<string>(it.val(couponId), 'uuid').as('coupon_id'),
        'members.id as member_id',
        it.cast<Date>(it.val(at), 'timestamptz').as('issued_at'),
      ]),
    )
    .executeTakeFirst()
  return Number(given.numInsertedOrUpdatedRows ?? 0)
}

async function unknownAmong(db: Db, named: readonly string[]) {
  const found = await recipients(db, named).select(['user_id', 'email']).execute()
  const known = new Set(found.flatMap(({ user_id, email }) => [user_id.toLowerCase(), email]))
  return named.filter((name) => !known.has(name))
}
