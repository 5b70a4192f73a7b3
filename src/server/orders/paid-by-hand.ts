import { sumOf, type Won, won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import {
  type AnsweredRefunds,
  claimOnly,
  debtOf,
  missingOf,
  type PaymentRow,
  paymentOf,
  payOutWithdrawn,
  type RefundRow,
  refundsOf,
  tellDebt,
} from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { settleParts } from './call-off.ts'
import { postAskedAgain, postGivenAfterAll } from './post-order.ts'
import { keptByRules } from './refund-quote.ts'
import type { OrderRow } from './store.ts'
import { tellClaimed, tellOwing } from './tell-claimed.ts'

/**
 * The studio had transferred these refunds before it knew that their deposit was taken back: they stand
 * in the book as paid out. Of an order that goes on its price is asked for already; of one that was
 * called off so much is asked for, and what was kept. What no payment can ask for any more, since it
 * was paid, or given back, meanwhile, its customer owes; they are told of either. Parts of the price that
 * waited for the owner's word pay both first. The order's row must be locked. Source: docs/rules.md M-5, M-11.
 *
 * Refuses ILLEGAL_TRANSITION: they stand there already.
 */
export async function bookPaidByHand(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  { refundIds, at }: AnsweredRefunds,
): Promise<void> {
  const refunds = await refundsOf(tx, order.number)
  const withdrawn = refunds.filter(
    ({ id, status }) => refundIds.includes(id) && status === 'WITHDRAWN',
  )
  if (withdrawn.length === 0) refuse('ILLEGAL_TRANSITION')
  const askedBefore = await missingOf(tx, await paymentOf(tx, order.number))
  const owedBefore = await debtOf(tx, order.number)
  for (const refund of withdrawn) await book(tx, order, refunds, refund, at)
  const owedByThem = await debtOf(tx, order.number)
  if (order.status === 'REFUNDED') await settleParts(deps, tx, order, at, refundIds)
  const asked = await missingOf(tx, await paymentOf(tx, order.number))
  if (asked > askedBefore) await tellClaimed(deps, tx, order, at)
  await tellDebt(tx, order.number, at)
  await tellOwing(deps, tx, order, { owedBefore, owedByThem, at })
}

/** They had not been transferred, so that what waited for it may go back. The same must be locked. */
export async function bookNotPaidByHand(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  { refundIds, at }: AnsweredRefunds,
): Promise<void> {
  if (order.status === 'REFUNDED') await settleParts(deps, tx, order, at, refundIds)
}

async function book(
  tx: Db,
  order: OrderRow,
  refunds: readonly RefundRow[],
  refund: RefundRow,
  at: Date,
) {
  const payment = await paymentOf(tx, order.number)
  const asked = askedWith(order, payment, refunds, refund)
  const isOfPrice = refund.deposit_id === null
  const fits = asked !== null && payment.refunded_amount + refund.amount <= asked
  if (isOfPrice && fits) {
    if (order.status === 'REFUNDED') {
      const before = payment.status === 'CANCELLED' ? 0 : payment.amount
      await claimOnly(tx, payment, asked)
      await postAskedAgain(tx, order, { refund, more: asked - before }, at)
    }
    await postGivenAfterAll(tx, order, refund, at)
  }
  await payOutWithdrawn(tx, refund, { owedByCustomer: isOfPrice && !fits, at })
}

/**
 * What is asked for of the order once this refund is booked, never more than its price; null where it was
 * called off and nothing is asked for any more, since it came.
 */
function askedWith(
  order: OrderRow,
  payment: PaymentRow,
  refunds: readonly RefundRow[],
  refund: RefundRow,
): Won | null {
  if (order.status !== 'REFUNDED') return won(payment.amount)
  if (payment.status !== 'CANCELLED' && payment.status !== 'TAKEN_BACK') return null
  const base =
    payment.status === 'CANCELLED' ? keptOf(order, payment, refunds) : won(payment.amount)
  return won(Math.min(order.total_price, base + refund.amount))
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
