import { sql } from 'kysely'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { inOneStatement } from '#server/platform/one-statement.ts'
import { changeBalance, insertEntry, lockBalanceRow } from './store.ts'

/** SQL of what the member can spend at `at`. */
export const spendablePoints = (memberId: string, at: Date) =>
  sql<number>`(select coalesce(sum(remaining), 0)::integer from point_lots
    where member_id = ${memberId} and remaining > 0 and expires_at >= ${at})`

/** Returns what the member can spend at `at`. */
export async function balanceOf(db: Db, memberId: string, at: Date): Promise<Won> {
  const { points } = await inOneStatement(db, [], { points: spendablePoints(memberId, at) })
  return won(points)
}

/**
 * Locks the member's points until the transaction ends and returns what they can spend at `at`.
 * Removes expired points from the ledger first.
 */
export async function lockBalance(tx: Db, memberId: string, at: Date): Promise<Won> {
  const balance = await lockBalanceRow(tx, memberId)
  const overdue = await tx
    .selectFrom('point_lots')
    .select(['id', 'remaining', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .where('expires_at', '<', at)
    .orderBy('expires_at')
    .execute()
  if (overdue.length === 0) return balance

  await tx
    .updateTable('point_lots')
    .set({ remaining: 0 })
    .where(
      'id',
      'in',
      overdue.map(({ id }) => id),
    )
    .execute()
  for (const { remaining, expires_at } of overdue) {
    await insertEntry(tx, {
      member_id: memberId,
      amount: -remaining,
      reason: 'EXPIRED',
      created_at: at,
      expires_at,
    })
  }
  return changeBalance(tx, memberId, -overdue.reduce((sum, { remaining }) => sum + remaining, 0))
}
