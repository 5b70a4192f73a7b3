import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type * as contract from '#contract/promotions.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  changeCoupon,
  findCoupon,
  findCoupons,
  insertCoupon,
  lockCoupon,
  removeCoupon,
} from './coupon-store.ts'
import { toColumns } from './definitions.ts'
import { toDefinitionReply } from './reply.ts'

type Clocked = Pick<Deps, 'db' | 'now'>
type Body = ParsedOf<typeof contract.createCoupon>['body']
type Query = ParsedOf<typeof contract.listCoupons>['query']

/** Coupon definitions, newest first, with how many were given out and used. */
export async function listCoupons({ db }: Pick<Deps, 'db'>, query: Query) {
  const { rows, total } = await findCoupons(db, query)
  return toPage(rows.map(toReply), total, query)
}

/** Refuses CODE_TAKEN. */
export function createCoupon(deps: Clocked, admin: Member, context: RequestContext, body: Body) {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const id = await insertCoupon(tx, toColumns(body), at)
    await audit(tx, admin, context, { action: 'coupon.create', subject: id, detail: body, at })
    return toReply((await findCoupon(tx, id))!)
  })
}

/** Changes the coupon of everybody who holds one. Refuses NOT_FOUND, CODE_TAKEN. */
export function updateCoupon(
  deps: Clocked,
  admin: Member,
  context: RequestContext,
  id: string,
  body: Body,
) {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const before = (await lockCoupon(tx, id)) ?? refuse('NOT_FOUND')
    await changeCoupon(tx, id, toColumns(body))
    const detail = { before, after: body }
    await audit(tx, admin, context, { action: 'coupon.update', subject: id, detail, at })
    return toReply((await findCoupon(tx, id))!)
  })
}

/** Removes what nobody holds; what somebody holds becomes inactive. Refuses NOT_FOUND. */
export function deleteCoupon(deps: Clocked, admin: Member, context: RequestContext, id: string) {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const before = (await lockCoupon(tx, id)) ?? refuse('NOT_FOUND')
    const outcome = await removeCoupon(tx, id)
    const detail = { before, outcome }
    await audit(tx, admin, context, { action: 'coupon.delete', subject: id, detail, at })
    return undefined
  })
}

type CouponRow = NonNullable<Awaited<ReturnType<typeof findCoupon>>>

const toReply = (row: CouponRow) => ({
  ...toDefinitionReply(row),
  issued: row.issued,
  used: row.used,
})
