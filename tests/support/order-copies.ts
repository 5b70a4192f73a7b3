import { randomUUID } from 'node:crypto'
import type { OrderRow } from '#server/orders/index.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'

/** What a copy has of its own; `amount` and `paymentStatus` are of its payment. */
export interface OrderCopy extends Partial<Omit<OrderRow, 'id' | 'refund_rules' | 'search_text'>> {
  readonly number: string
  readonly amount?: number
  readonly paymentStatus?: 'WAITING' | 'CANCELLED'
}

/** Rows per statement, which PostgreSQL's limit of 65,535 parameters allows. */
const AT_ONCE = 1_000

/** Copies of an order and its payment: thousands are made in the time in which some are placed. */
export const givenOrderCopies = (db: Db, pattern: string, copies: readonly OrderCopy[]) =>
  inTransaction(db, async (tx) => {
    const one = await tx
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', pattern)
      .executeTakeFirstOrThrow()
    const paid = await tx
      .selectFrom('payments')
      .select(['provider', 'method', 'status', 'amount', 'due_at', 'created_at'])
      .where('order_number', '=', pattern)
      .executeTakeFirstOrThrow()
    const { search_text, refund_rules, ...order } = one
    for (let from = 0; from < copies.length; from += AT_ONCE) {
      const some = copies.slice(from, from + AT_ONCE)
      await tx
        .insertInto('orders')
        .values(
          some.map(({ amount, paymentStatus, ...change }) => ({
            ...order,
            refund_rules: JSON.stringify(refund_rules),
            ...change,
            id: randomUUID(),
          })),
        )
        .execute()
      await tx
        .insertInto('payments')
        .values(
          some.map(({ number, amount, paymentStatus }) => ({
            ...paid,
            order_number: number,
            ...(amount && { amount }),
            ...(paymentStatus && { status: paymentStatus }),
          })),
        )
        .execute()
    }
  })
