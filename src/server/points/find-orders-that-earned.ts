import type { Db } from '#server/platform/database.ts'
import type { PointReason } from './reason.ts'

/**
 * Returns the orders that have earned their member points for this reason: each earns them only
 * once.
 */
export async function findOrdersThatEarned(
  db: Db,
  memberId: string,
  reason: PointReason,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('point_entries')
    .select('order_number')
    .where('member_id', '=', memberId)
    .where('reason', '=', reason)
    .execute()
  return new Set(rows.flatMap(({ order_number }) => order_number ?? []))
}
