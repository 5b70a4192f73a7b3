import { sql } from 'kysely'
import { sumOf, won } from '#domain/money/won.ts'
import { paymentsOf } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { required } from '#server/platform/required.ts'

/** Returns the additional workbook columns of orders, by order number. */
export async function readExportColumns(db: Db, orderNumbers: readonly string[]) {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`number = any(${orderNumbers})`)
    .execute()
  const payments = await paymentsOf(db, orders)
  return new Map(
    orders.map((order) => {
      const { payment, rows } = required(payments.get(order.number), 'payment')
      const agreed = rows.refunds.filter(
        ({ status }) => status !== 'VOID' && status !== 'UNCONFIRMED',
      )
      const refunded = sumOf(agreed.map(({ amount }) => won(amount)))
      return [order.number, { ...order, method: payment.method, refunded }]
    }),
  )
}
