import { won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { pageOfMember } from './read-orders.ts'

/** Returns a member's latest orders in canonical statuses, and their total number. */
export async function listLatestOrders(db: Db, memberId: string, most: number) {
  const { rows, total } = await pageOfMember(db, memberId, null, { page: 1, size: most })
  const items = rows.map(({ number, status, total_price, placed_at }) => ({
    order_number: number,
    status,
    total_price: won(total_price),
    created_at: placed_at.toISOString(),
  }))
  return { total, items }
}
