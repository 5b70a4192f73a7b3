import type { Deps } from '#server/deps.ts'
import { takeBackPayment } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { type ChangedBy, historyRow } from './change-status.ts'
import { customerLinks } from './customer-links.ts'
import type { OrderRow } from './store.ts'
import { tellDepositTakenBack } from './tell-customer.ts'

/**
 * The bank fetched the money of an order back. The order goes on, its money is asked for anew, and
 * its customer and the studio know. The order's row must be locked. Source: docs/rules.md M-5.
 *
 * Refuses ILLEGAL_TRANSITION: nothing is paid, or some of it has been given back.
 */
export async function takeBack(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  by: ChangedBy,
  at: Date,
): Promise<void> {
  const payment = await takeBackPayment(tx, order.number, at)
  await tx
    .insertInto('order_history')
    .values(historyRow(order, by, at))
    .execute()
  await tellDepositTakenBack(tx, order, payment, await customerLinks(deps, tx, order, at), at)
}
