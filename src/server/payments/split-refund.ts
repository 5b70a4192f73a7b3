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
): Promise<void> {
  const gone = { account: null, paidOut: true, transactionKey, at: leftAt }
  await replace(tx, refund, { ...gone, amount }, {})
}

/**
 * The company took less than is to go back, since some of it came by transfer. Two stand in its place:
 * what the company can give back, which is answered, and the rest, which the studio transfers. The
 * order's row must be locked. Source: docs/rules.md R-11.
 */
export const splitByWay = (tx: Db, refund: RefundRow, ofCompany: Won): Promise<RefundRow> =>
  replace(tx, refund, { amount: ofCompany }, { byHand: true })

/** The first of `first.amount`, the second of what is left of the refund; both owed since it was. */
async function replace(
  tx: Db,
  refund: RefundRow,
  first: Pick<Refund, 'amount'> & Partial<Refund>,
  second: Partial<Refund>,
): Promise<RefundRow> {
  const { order_number: orderNumber, reason, account, approved_at: at, requested_by: by } = refund
  await withdrawRefund(tx, refund, at)
  if (refund.deposit_id === null) {
    const payment = await paymentOf(tx, orderNumber)
    const status = statusAfter({ ...payment, status: 'PAID' }, won(0))
    await updatePayment(tx, payment.id, { status })
  }
  const record = async (part: Pick<Refund, 'amount'> & Partial<Refund>) => {
    const deposit = await depositOf(tx, refund)
    const owed = { orderNumber, reason, account, by, paidOut: false, at }
    return recordRefund(tx, { ...owed, ...(deposit && { deposit }), ...part })
  }
  const one = await record(first)
  const rest = await record({ ...second, amount: won(refund.amount - first.amount) })
  await tx
    .updateTable('refunds')
    .set({ account_named_at: refund.account_named_at })
    .where('id', '=', rest.id)
    .execute()
  return one
}
