import type { issueCoupons as endpoint } from '#contract/admin-promotions.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { lockIssuableCoupon } from './issue-coupon.ts'

/**
 * Issues a coupon to all members or to some. Skips members who ever received it, so a repeated call
 * or an overlapping list issues nothing twice. A trial changes nothing.
 *
 * Refuses NOT_FOUND; COUPON_NOT_ACTIVE: deactivated or expired.
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
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const issued = body.is_trial
      ? await countWithout(tx, named, id)
      : await issue(tx, named, id, at)
    const result = { issued, passed_over: total - issued, unknown }
    if (!body.is_trial) {
      const detail = { code, to_all: named === null, ...result }
      await audit(tx, admin, context, { action: 'coupon.issue-many', subject: id, detail, at })
    }
    return result
  })
}

/** Selects customers who can sign in; with `named`, those with this user ID or email. */
function recipients(db: Db, named: readonly string[] | null) {
  const members = db
    .selectFrom('members')
    .where('withdrawn_at', 'is', null)
    .where('is_active', '=', true)
  if (named === null) return members.where('role', '=', 'USER')
  return members.where((eb) =>
    eb.or([eb(eb.fn('lower', ['user_id']), 'in', named), eb('email', 'in', named)]),
  )
}

const recipientsWithout = (db: Db, named: readonly string[] | null, couponId: string) =>
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
  const { count } = await recipientsWithout(db, named, couponId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function issue(tx: Db, named: readonly string[] | null, couponId: string, at: Date) {
  const inserted = await tx
    .insertInto('member_coupons')
    .columns(['coupon_id', 'member_id', 'issued_at'])
    .expression(
      recipientsWithout(tx, named, couponId).select((eb) => [
        eb.cast<string>(eb.val(couponId), 'uuid').as('coupon_id'),
        'members.id as member_id',
        eb.cast<Date>(eb.val(at), 'timestamptz').as('issued_at'),
      ]),
    )
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0)
}

async function unknownAmong(db: Db, named: readonly string[]) {
  const found = await recipients(db, named).select(['user_id', 'email']).execute()
  const known = new Set(found.flatMap(({ user_id, email }) => [user_id.toLowerCase(), email]))
  return named.filter((name) => !known.has(name))
}
