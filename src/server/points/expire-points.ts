import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database.ts'
import { lockBalance } from './balance.ts'

/**
 * Takes ended points out of every ledger, one member a transaction; says how many members had any.
 * Nobody can spend them before it runs either: this keeps the ledger's sum what the balance is.
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
