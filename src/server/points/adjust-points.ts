import type { ParsedOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/points.ts'
import { won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readSettings } from '#server/settings/index.ts'
import { lockBalance } from './balance.ts'
import { earnPoints } from './earn-points.ts'
import { takeOldestPoints } from './spend-points.ts'
import { insertEntry, lockBalanceRow } from './store.ts'

/**
 * Gives points, which live as long as earned ones, or takes some away, those that expire first.
 *
 * Refuses NOT_FOUND: no such member; POINTS_INSUFFICIENT: more than the balance.
 */
export function adjustPoints(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
  { params, body }: ParsedOf<typeof contract.adjustPoints>,
) {
  const at = now()
  const memberId = params.id
  return inTransaction(db, async (tx) => {
    if (!(await findMember(tx, memberId))) refuse('NOT_FOUND')
    await lockBalance(tx, memberId, at)
    if (body.amount > 0) await givePoints(tx, memberId, body, at)
    else await takePoints(tx, memberId, body, at)
    await audit(tx, admin, context, {
      action: 'points.adjust',
      subject: memberId,
      detail: body,
      at,
    })
    return { balance: await lockBalanceRow(tx, memberId) }
  })
}

interface Adjustment {
  readonly amount: number
  readonly reason: string
}

async function givePoints(tx: Db, memberId: string, { amount, reason }: Adjustment, at: Date) {
  const { pointsValidMonths } = await readSettings(tx)
  await earnPoints(tx, {
    memberId,
    amount: won(amount),
    reason: 'ADJUSTED',
    note: reason,
    orderNumber: null,
    at,
    validMonths: pointsValidMonths,
  })
}

async function takePoints(tx: Db, memberId: string, { amount, reason }: Adjustment, at: Date) {
  await takeOldestPoints(tx, memberId, won(-amount), at)
  await insertEntry(tx, {
    member_id: memberId,
    amount,
    reason: 'ADJUSTED',
    note: reason,
    created_at: at,
  })
}

const findMember = (tx: Db, id: string) =>
  tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
