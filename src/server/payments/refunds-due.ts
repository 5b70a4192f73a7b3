import { sql } from 'kysely'
import { refundDueBy } from '#domain/refunds/refund-deadline.ts'
import type { Db } from '#server/platform/database.ts'
import { isOwed, payableSince } from './record-refund.ts'

/** By when the earliest refund of each order must have left, of those that owe one. */
export async function refundsDueBy(
  db: Db,
  orderNumbers: readonly string[],
): Promise<Map<string, Date>> {
  if (orderNumbers.length === 0) return new Map()
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where(sql<boolean>`order_number = any(${orderNumbers})`)
    .orderBy('approved_at', 'desc')
    .execute()
  return new Map(
    refunds.filter(isOwed).map((it) => [it.order_number, refundDueBy(payableSince(it))]),
  )
}
