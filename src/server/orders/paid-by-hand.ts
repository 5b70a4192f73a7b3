import { paymentOf, payOutWithdrawn, refundsOf, reopenPayment } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { postAskedAgain, postGivenAfterAll } from './post-order.ts'
import type { OrderRow } from './store.ts'

interface PaidByHand {
  readonly refundIds: readonly string[]
  readonly at: Date
}

/**
 * The studio had transferred these refunds before it knew that their deposit was taken back: they stand
 * in the book as paid out, and the order's price is asked for anew, also of one that was called off, as
 * if they had been marked in time. The order's row must be locked. Source: docs/rules.md M-5.
 *
 * Refuses ILLEGAL_TRANSITION: they stand there already; REFUND_TOO_LARGE: what has come anew has been
 * given back meanwhile.
 */
export async function bookPaidByHand(
  tx: Db,
  order: OrderRow,
  { refundIds, at }: PaidByHand,
): Promise<void> {
  const withdrawn = (await refundsOf(tx, order.number)).filter(
    ({ id, status }) => refundIds.includes(id) && status === 'WITHDRAWN',
  )
  if (withdrawn.length === 0) refuse('ILLEGAL_TRANSITION')
  for (const refund of withdrawn) {
    if (refund.deposit_id === null) {
      await askAgain(tx, order, at)
      await postGivenAfterAll(tx, order, refund, at)
    }
    await payOutWithdrawn(tx, refund, at)
  }
}

async function askAgain(tx: Db, order: OrderRow, at: Date) {
  const payment = await paymentOf(tx, order.number)
  if (payment.status !== 'CANCELLED') return
  await reopenPayment(tx, payment)
  await postAskedAgain(tx, order, payment, at)
}
