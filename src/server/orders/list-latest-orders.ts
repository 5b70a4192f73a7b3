import { won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { pageOfMember } from './read-orders.ts'

/** A member's latest orders in the studio's words, and how many there are. */
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
