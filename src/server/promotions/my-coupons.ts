import { sql } from 'kysely'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type * as contract from '#contract/promotions.ts'
import type { couponStatuses } from '#contract/promotions.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { isInForce } from './is-in-force.ts'
import { toDiscountReply } from './reply.ts'

type Query = ParsedOf<typeof contract.listMyCoupons>['query']
type CouponStatus = (typeof couponStatuses)[number]

/**
 * Lists a member's coupons: usable ones first, those that expire soonest before the others; then
 * used and expired ones, latest first. Coupons that have not started are hidden.
 */
export async function listMyCoupons(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  memberId: string,
  query: Query,
  language: Language,
) {
  const at = now()
  const [rows, total] = await Promise.all([
    findCoupons(db, memberId, at, query),
    countCoupons(db, memberId, at),
  ])
  const items = rows.map((row) => ({
    id: row.id,
    ...toDiscountReply(row, language),
    status: row.status,
  }))
  return toPage(items, total, query)
}

/** SQL for a coupon's status; a deactivated definition counts as expired. */
const statusAt = (at: Date) =>
  sql<CouponStatus>`case
    when member_coupons.used_at is not null then 'USED'
    when ${isInForce('coupons', at)} then 'ACTIVE'
    else 'EXPIRED' end`

const couponsOf = (db: Db, memberId: string, at: Date) =>
  db
    .selectFrom('member_coupons')
    .innerJoin('coupons', 'coupons.id', 'member_coupons.coupon_id')
    .where('member_coupons.member_id', '=', memberId)
    .where((eb) =>
      eb.or([eb('coupons.starts_at', '<=', at), eb('member_coupons.used_at', 'is not', null)]),
    )

const findCoupons = (db: Db, memberId: string, at: Date, { page, size }: Query) =>
  couponsOf(db, memberId, at)
    .select([
      'member_coupons.id',
      'coupons.code',
      'coupons.name',
      'coupons.discount_type',
      'coupons.discount_value',
      'coupons.starts_at',
      'coupons.ends_at',
      'coupons.translations',
      statusAt(at).as('status'),
    ])
    .orderBy(sql`${statusAt(at)} <> 'ACTIVE'`)
    .orderBy(sql`case when ${statusAt(at)} = 'ACTIVE' then coupons.ends_at end asc nulls last`)
    .orderBy(sql`coalesce(member_coupons.used_at, coupons.ends_at) desc nulls last`)
    .orderBy('member_coupons.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

async function countCoupons(db: Db, memberId: string, at: Date) {
  const { count } = await couponsOf(db, memberId, at)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Returns all coupons that a member ever received, latest first, including those that have not
 * started.
 */
export async function listReceivedCoupons(db: Db, memberId: string, at: Date, most: number) {
  const held = db
    .selectFrom('member_coupons')
    .innerJoin('coupons', 'coupons.id', 'member_coupons.coupon_id')
    .where('member_coupons.member_id', '=', memberId)
  const { total } = await held
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await held
    .select([
      'member_coupons.id',
      'coupons.name',
      'coupons.code',
      'member_coupons.issued_at',
      'member_coupons.order_number',
      'coupons.ends_at',
      statusAt(at).as('status'),
    ])
    .orderBy('member_coupons.issued_at', 'desc')
    .orderBy('member_coupons.id')
    .limit(most)
    .execute()
  const items = rows.map(({ issued_at, ends_at, ...row }) => ({
    ...row,
    issued_at: issued_at.toISOString(),
    end_date: ends_at?.toISOString() ?? null,
  }))
  return { total, items }
}
