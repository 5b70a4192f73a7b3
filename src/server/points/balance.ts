import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { changeBalance, insertEntry, lockBalanceRow } from './store.ts'

/** Returns what the member can spend at `at`. */
export async function balanceOf(db: Db, memberId: string, at: Date): Promise<Won> {
  const { living } = await db
    .selectFrom('point_lots')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('remaining'), eb.lit(0)).as('living'))
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .where('expires_at', '>=', at)
    .executeTakeFirstOrThrow()
  return won(Number(living))
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
