import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { type Refund, recordRefund, statusAfter } from './record-refund.ts'
import { depositOf, paymentOf, type RefundRow, updatePayment } from './store.ts'
import { withdrawRefund } from './withdraw-refunds.ts'

interface Left {
  /** Won; less than the refund's. */
  readonly amount: Won
  /** The company's own name of it. */
  readonly transactionKey: string
  readonly leftAt: Date
}

/**
 * A part of a refund that is owed has left by the company already. Two stand in its place: that part,
 * and the rest, owed since it was, which the company is asked for. The order's row must be locked.
 * Source: docs/rules.md PC-10.
 */
export async function splitRefund(
  tx: Db,
  refund: RefundRow,
  { amount, transactionKey, leftAt }: Left,
) {
  const { order_number: orderNumber, reason, account, approved_at: at } = refund
  await withdrawRefund(tx, refund, at)
  if (refund.deposit_id === null) {
    const payment = await paymentOf(tx, orderNumber)
    const status = statusAfter({ ...payment, status: 'PAID' }, won(0))
    await updatePayment(tx, payment.id, { status })
  }
  const record = async (
    part: Pick<Refund, 'amount' | 'account' | 'paidOut' | 'transactionKey' | 'at'>,
  ) => {
    const deposit = await depositOf(tx, refund)
    const by = refund.requested_by
    return recordRefund(tx, { orderNumber, reason, by, ...(deposit && { deposit }), ...part })
  }
  await record({ amount, account: null, paidOut: true, transactionKey, at: leftAt })
  const rest = await record({ amount: won(refund.amount - amount), account, paidOut: false, at })
  await tx
    .updateTable('refunds')
    .set({ account_named_at: refund.account_named_at })
    .where('id', '=', rest.id)
    .execute()
}
