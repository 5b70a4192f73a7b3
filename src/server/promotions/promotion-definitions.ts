import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type * as contract from '#contract/promotions.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { toColumns } from './definitions.ts'
import {
  changePromotion,
  findPromotion,
  findPromotions,
  insertPromotion,
  lockPromotion,
  removePromotion,
} from './promotion-store.ts'
import { toDefinitionReply } from './reply.ts'

type Clocked = Pick<Deps, 'db' | 'now'>
type Body = ParsedOf<typeof contract.createPromotion>['body']
type Query = ParsedOf<typeof contract.listPromotions>['query']

/** Promotions, newest first, with how many of their places are taken. */
export async function listPromotions({ db }: Pick<Deps, 'db'>, query: Query) {
  const { rows, total } = await findPromotions(db, query)
  return toPage(rows.map(toReply), total, query)
}

/** Refuses CODE_TAKEN. */
export function createPromotion(deps: Clocked, admin: Member, context: RequestContext, body: Body) {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const id = await insertPromotion(tx, toPromotionColumns(body), at)
    await audit(tx, admin, context, { action: 'promotion.create', subject: id, detail: body, at })
    return toReply((await findPromotion(tx, id))!)
  })
}

/** Refuses NOT_FOUND, CODE_TAKEN; VALIDATION_FAILED: a total limit below the places taken. */
export function updatePromotion(
  deps: Clocked,
  admin: Member,
  context: RequestContext,
  id: string,
  body: Body,
) {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const before = (await lockPromotion(tx, id)) ?? refuse('NOT_FOUND')
    if (body.total_limit !== null && body.total_limit < before.used) refuseLimit(before.used)
    await changePromotion(tx, id, toPromotionColumns(body))
    const detail = { before, after: body }
    await audit(tx, admin, context, { action: 'promotion.update', subject: id, detail, at })
    return toReply((await findPromotion(tx, id))!)
  })
}

/** Removes what no order uses; what one uses becomes inactive. Refuses NOT_FOUND. */
export function deletePromotion(deps: Clocked, admin: Member, context: RequestContext, id: string) {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const before = (await lockPromotion(tx, id)) ?? refuse('NOT_FOUND')
    const outcome = await removePromotion(tx, id)
    const detail = { before, outcome }
    await audit(tx, admin, context, { action: 'promotion.delete', subject: id, detail, at })
    return undefined
  })
}

type PromotionRow = NonNullable<Awaited<ReturnType<typeof findPromotion>>>

const toReply = (row: PromotionRow) => ({
  ...toDefinitionReply(row),
  total_limit: row.total_limit,
  per_person_limit: row.per_person_limit,
  used: row.used,
})

const toPromotionColumns = (body: Body) => ({
  ...toColumns(body),
  total_limit: body.total_limit,
  per_person_limit: body.per_person_limit,
})

const refuseLimit = (used: number) =>
  refuse('VALIDATION_FAILED', {
    detail: [{ loc: ['body', 'total_limit'], msg: `≥ ${used}`, type: 'too_small' }],
  })
