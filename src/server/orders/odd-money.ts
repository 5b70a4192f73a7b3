import { refundDueBy } from '#domain/refunds/refund-deadline.ts'
import type { Deps } from '#server/deps.ts'
import { notify, type RefundRoute } from '#server/notifications/index.ts'
import { missingOf, needsRefundAccount, type OddMoney, paymentOf } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { bySystem, historyRow } from './change-status.ts'
import { customerLinks } from './customer-links.ts'
import type { OrderRow } from './store.ts'
import { aboutOrder, tellDepositReturned, tellRefundWithdrawn } from './tell-customer.ts'

/**
 * Money came through the payment company that is no price of the order, or is gone again: its customer
 * learns what came and what becomes of it. The order's row must be locked. Source: docs/rules.md PC-8,
 * PC-11, M-5.
 */
export async function tellOddMoney(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  { what, amount, method }: OddMoney,
  at: Date,
): Promise<void> {
  if (what === 'GONE') return tellRefundWithdrawn(tx, order, { amount }, at)
  // No page asks for the account of money that is no refund of the order.
  const route: RefundRoute = needsRefundAccount({ method, amount })
    ? { via: 'REPLY' }
    : { via: 'PROVIDER', sendBy: refundDueBy(at) }
  if (what === 'TWICE') {
    const row = historyRow(order, bySystem('SECOND_DEPOSIT'), at)
    await tx.insertInto('order_history').values(row).execute()
    return tellDepositReturned(tx, order, { because: 'TWICE_ONLINE', amount, route }, at)
  }
  const missing = await missingOf(tx, await paymentOf(tx, order.number))
  const { orderUrl } = await customerLinks(deps, tx, order, at)
  const differs = { kind: 'PAYMENT_DIFFERS', amount, missing, route, orderUrl } as const
  return notify(tx, { ...aboutOrder(order), ...differs }, at)
}
