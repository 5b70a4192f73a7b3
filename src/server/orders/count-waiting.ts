import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { waitingCounts } from '#contract/order-waits.ts'
import type { Db } from '#server/platform/database.ts'
import {
  moneyIsOdd,
  openStatuses,
  paysOnline,
  refundIsDue,
  type WaitingFor,
  waitOf,
  waits,
  withOddMoney,
  withPaymentOnline,
  withRefundDue,
} from './waiting.ts'

/**
 * How many orders wait for each hand. All are counted by their status, from an index alone; only
 * those few whose money waits beside it are looked at, and counted where they belong instead.
 */
export async function countWaiting(db: Db): Promise<z.output<typeof waitingCounts>> {
  const counts = {
    MONEY: 0,
    DEPOSIT: 0,
    PAYMENT: 0,
    SURVEY: 0,
    SHEET: 0,
    CUSTOMER: 0,
    REFUND: 0,
  }
  const add = (wait: WaitingFor, orders: number) => {
    if (wait !== 'NOTHING') counts[wait] += orders
  }
  for (const { status, orders, ...money } of await waitingGroups(db)) {
    const of = {
      refundIsDue: money.refund_is_due === true,
      moneyIsOdd: money.money_is_odd === true,
      paysOnline: money.pays_online === true,
    }
    add(waitOf(status, of), orders)
    if (Object.values(of).some(Boolean)) add(waits[status], -orders)
  }
  return counts
}

/** Orders of each open status; and again those of any whose money waits, by how it does. */
function waitingGroups(db: Db) {
  const not = sql<SqlBool>`false`
  return db
    .selectFrom('orders')
    .select((it) => [
      'status',
      not.as('refund_is_due'),
      not.as('money_is_odd'),
      not.as('pays_online'),
      it.fn.countAll<number>().as('orders'),
    ])
    .where('status', 'in', openStatuses)
    .groupBy('status')
    .unionAll(
      db
        .selectFrom('orders')
        .select((it) => [
          'status',
          refundIsDue(it).as('refund_is_due'),
          moneyIsOdd(it).as('money_is_odd'),
          paysOnline(it).as('pays_online'),
          it.fn.countAll<number>().as('orders'),
        ])
        .where((it) =>
          it(
            'orders.number',
            'in',
            withRefundDue(it).unionAll(withOddMoney(it)).unionAll(withPaymentOnline(it)),
          ),
        )
        .groupBy(['status', 'refund_is_due', 'money_is_odd', 'pays_online']),
    )
    .execute()
}
