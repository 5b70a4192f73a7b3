import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

/** Additional workbook columns of orders, by order number. */
export async function exportedOrders(db: Db, orderNumbers: readonly string[]) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_number', 'orders.number')
    .select([
      'orders.number',
      'product_name',
      'shipping_fee',
      'discount_coupon',
      'discount_promotion',
      'used_points',
      'orders.paid_at',
      'payments.method',
    ])
    .select((it) =>
      it
        .selectFrom('payments as every')
        .select(({ fn }) => fn.sum<number>('every.refunded_amount').as('sum'))
        .whereRef('every.order_number', '=', 'orders.number')
        .as('refunded'),
    )
    .where(sql<boolean>`orders.number = any(${orderNumbers})`)
    .orderBy('payments.attempt')
    .execute()
  // Of several payments the latest stands.
  return new Map(rows.map((row) => [row.number, row]))
}
