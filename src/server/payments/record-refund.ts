import type { Won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { postApproved, postPaidOut } from './post-money.ts'
import { type PaymentRow, paymentOf, type RefundRow, updatePayment } from './store.ts'

interface Refund {
  readonly orderNumber: string
  readonly amount: Won
  readonly reason: string
  /** Where to; null where the provider knows, or it is still to be asked for. */
  readonly account: DepositAccount | null
  readonly by: 'customer' | 'admin' | 'system'
  /** The money has left already. */
  readonly paidOut: boolean
  readonly at: Date
}

/**
 * Writes down what a paid order gives back: DUE until somebody has paid it out. Nothing to give back
 * is paid out at once.
 *
 * Refuses REFUND_TOO_LARGE: more than was paid.
 */
export async function recordRefund(tx: Db, refund: Refund): Promise<RefundRow> {
  const payment = await paymentOf(tx, refund.orderNumber)
  if (refund.amount > payment.amount) refuse('REFUND_TOO_LARGE')
  await updatePayment(tx, payment.id, {
    refunded_amount: refund.amount,
    status: statusAfter(payment, refund.amount),
  })
  const isDone = refund.paidOut || refund.amount === 0
  const row = await tx
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      order_number: refund.orderNumber,
      amount: refund.amount,
      reason: refund.reason,
      status: isDone ? 'PAID_OUT' : 'DUE',
      account: refund.account && JSON.stringify(refund.account),
      requested_by: refund.by,
      requested_at: refund.at,
      paid_out_at: isDone ? refund.at : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await postApproved(tx, row, refund.at)
  if (isDone) await postPaidOut(tx, row, payment, refund.at)
  return row
}

function statusAfter(payment: PaymentRow, amount: Won): PaymentRow['status'] {
  if (amount === payment.amount) return 'REFUNDED'
  return amount > 0 ? 'PARTIALLY_REFUNDED' : payment.status
}

/** Where a refund goes to, learned after it was decided. Refuses ILLEGAL_TRANSITION: none is due. */
export async function setRefundAccount(tx: Db, orderNumber: string, account: DepositAccount) {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({ account: JSON.stringify(account) })
    .where('order_number', '=', orderNumber)
    .where('status', '=', 'DUE')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse('ILLEGAL_TRANSITION')
}

/** The money of a refund has left. Refuses ILLEGAL_TRANSITION: none is due. */
export async function markRefundPaidOut(tx: Db, orderNumber: string, at: Date): Promise<RefundRow> {
  const refund = await tx
    .updateTable('refunds')
    .set({ status: 'PAID_OUT', paid_out_at: at })
    .where('order_number', '=', orderNumber)
    .where('status', '=', 'DUE')
    .returningAll()
    .executeTakeFirst()
  if (!refund) refuse('ILLEGAL_TRANSITION')
  await postPaidOut(tx, refund, await paymentOf(tx, orderNumber), at)
  return refund
}
