import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { waitingCounts } from '#contract/order-waits.ts'
import { isDueAgain } from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'
import {
  hasOpenRefund,
  isPaidOnline,
  isWaitingFor,
  openStatuses,
  ordersWithOpenRefund,
  type WaitingFor,
  waitByStatus,
  waitOf,
} from './waiting.ts'

/**
 * Counts orders by what they wait for. Counts all by status from an index alone, then moves the few
 * with an open refund, an amount due or a photo asked for to where they belong. With `consultant`, only the orders
 * assigned to them.
 */
export async function countWaitingOrders(
  db: Db,
  consultant?: string,
): Promise<z.output<typeof waitingCounts>> {
  const counts = { DEPOSIT: 0, PAYMENT: 0, SURVEY: 0, SHEET: 0, PHOTO: 0, CUSTOMER: 0, REFUND: 0 }
  const add = (wait: WaitingFor, orders: number) => {
    if (wait !== 'NOTHING') counts[wait] += orders
  }
  for (const { status, orders } of await ordersByStatus(db, consultant))
    add(waitByStatus[status], orders)
  for (const { status, orders, ...money } of await ordersWithMoneyWaiting(db, consultant)) {
    const wait = waitOf(status, {
      amountDue: money.is_due ? 1 : 0,
      hasOpenRefund: money.refund_is_open === true,
      isPaidOnline: money.pays_online === true,
      isPaused: false,
    })
    add(waitByStatus[status], -orders)
    add(wait, orders)
  }
  const paused = await countPausedOrders(db, consultant)
  add('SHEET', -paused)
  add('PHOTO', paused)
  return counts
}

const ordersOf = (db: Db, consultant: string | undefined) => {
  const orders = db.selectFrom('orders')
  return consultant ? orders.where('consultant_id', '=', consultant) : orders
}

const ordersByStatus = (db: Db, consultant: string | undefined) =>
  ordersOf(db, consultant)
    .select((eb) => ['status', eb.fn.countAll<number>().as('orders')])
    .where('status', 'in', openStatuses)
    .groupBy('status')
    .execute()

/** Selects orders with an open refund, an amount due again, or an online payment due. */
const ordersWithMoneyWaiting = (db: Db, consultant: string | undefined) =>
  ordersOf(db, consultant)
    .select((eb) => [
      'status',
      hasOpenRefund(eb).as('refund_is_open'),
      sql<SqlBool>`amount_due > 0`.as('is_due'),
      isPaidOnline.as('pays_online'),
      eb.fn.countAll<number>().as('orders'),
    ])
    .where(
      sql<SqlBool>`number in (${ordersWithOpenRefund}
        union all select number from orders where ${isDueAgain}
        union all select number from orders where status = 'PAYMENT_PENDING' and ${isPaidOnline})`,
    )
    .groupBy(['status', 'refund_is_open', 'is_due', 'pays_online'])
    .execute()

/** Counts the orders whose sheet waits for a photo, and which owe no money. */
async function countPausedOrders(db: Db, consultant: string | undefined): Promise<number> {
  const { orders } = await ordersOf(db, consultant)
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .where((eb) => isWaitingFor(eb, 'PHOTO'))
    .executeTakeFirstOrThrow()
  return orders
}
