import { sumOf, type Won, won } from '#domain/money/won.ts'
import {
  claimOnly,
  type PaymentRow,
  paymentOf,
  payOutWithdrawn,
  type RefundRow,
  refundsOf,
} from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { postAskedAgain, postGivenAfterAll } from './post-order.ts'
import { keptByRules } from './refund-quote.ts'
import type { OrderRow } from './store.ts'

interface PaidByHand {
  readonly refundIds: readonly string[]
  readonly at: Date
}

/**
 * The studio had transferred these refunds before it knew that their deposit was taken back: they stand
 * in the book as paid out. Of an order that goes on its price is asked for already; of one that was
 * called off so much is asked for, and what was kept. The order's row must be locked. Source:
 * docs/rules.md M-5.
 *
 * Refuses ILLEGAL_TRANSITION: they stand there already; REFUND_TOO_LARGE: what has come anew has been
 * given back meanwhile.
 */
export async function bookPaidByHand(
  tx: Db,
  order: OrderRow,
  { refundIds, at }: PaidByHand,
): Promise<void> {
  const refunds = await refundsOf(tx, order.number)
  const withdrawn = refunds.filter(
    ({ id, status }) => refundIds.includes(id) && status === 'WITHDRAWN',
  )
  if (withdrawn.length === 0) refuse('ILLEGAL_TRANSITION')
  for (const refund of withdrawn) {
    if (refund.deposit_id === null) {
      if (order.status === 'REFUNDED') await claim(tx, order, refunds, refund, at)
      await postGivenAfterAll(tx, order, refund, at)
    }
    await payOutWithdrawn(tx, refund, at)
  }
}

/** Never more than the order's price. */
async function claim(
  tx: Db,
  order: OrderRow,
  refunds: readonly RefundRow[],
  refund: RefundRow,
  at: Date,
) {
  const payment = await paymentOf(tx, order.number)
  if (payment.status !== 'CANCELLED' && payment.status !== 'TAKEN_BACK') return
  const isNew = payment.status === 'CANCELLED'
  const asked = isNew ? 0 : payment.amount
  const base = isNew ? keptOf(order, payment, refunds) : asked
  const amount = won(Math.min(order.total_price, base + refund.amount))
  await claimOnly(tx, payment, amount)
  await postAskedAgain(tx, order, { refund, more: amount - asked }, at)
}

/** What was kept when the order was called off; of money that was not here then, what its rules kept. */
function keptOf(order: OrderRow, payment: PaymentRow, refunds: readonly RefundRow[]): Won {
  const calledOff = refunds.findLast(
    (it) => it.payment_id === payment.id && it.quoted_amount !== null,
  )
  const deducted = sumOf(calledOff?.deductions.map(({ amount }) => amount) ?? [])
  const wasHere = (calledOff?.quoted_amount ?? 0) + deducted
  if (!calledOff || wasHere === 0) return keptByRules(order, payment)
  return won(Math.max(0, wasHere - calledOff.amount))
}
