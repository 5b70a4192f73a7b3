import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database.ts'
import { lockBalance } from './balance.ts'

/**
 * Removes expired points from the ledger, one member per transaction; returns the number of
 * members. Expired points cannot be spent before that either: this keeps the ledger's sum equal to
 * the balance.
 */
export async function expirePoints({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  const members = await db
    .selectFrom('point_lots')
    .select('member_id')
    .distinct()
    .where('remaining', '>', 0)
    .where('expires_at', '<', at)
    .execute()
  for (const { member_id } of members) {
    await inTransaction(db, (tx) => lockBalance(tx, member_id, at))
  }
  return members.length
}
