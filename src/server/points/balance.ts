import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { changeBalance, insertEntry, lockBalanceRow } from './store.ts'

/** What the member can spend at `at`. */
export async function balanceOf(db: Db, memberId: string, at: Date): Promise<Won> {
  const { living } = await db
    .selectFrom('point_lots')
    .select((it) => it.fn.coalesce(it.fn.sum<number>('remaining'), it.lit(0)).as('living'))
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .where('expires_at', '>=', at)
    .executeTakeFirstOrThrow()
  return won(Number(living))
}

/**
 * What the member can spend at `at`, held still until the transaction ends: points that have ended
 * meanwhile leave the ledger first, and nobody else moves this member's points.
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
