import { sumOf, type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { holdAgain } from './extra-deposits.ts'
import { closeTaskAbout, listOpenTasks, openTask } from './payment-tasks.ts'
import { postExtraTakenBack, postGoneAfterAll, postTakenBack, postWithdrawn } from './post-money.ts'
import { isOwed, isPaidByHand, moneyHere, statusAfter } from './record-refund.ts'
import {
  type ExtraDepositRow,
  type PaymentRow,
  paymentOf,
  type RefundRow,
  refundsOf,
  sourceOf,
  updatePayment,
} from './store.ts'

interface TakenBack {
  readonly payment: PaymentRow
  /** What was owed back of the price and is no more. */
  readonly withdrawn: Won
}

/**
 * The company found the deposit that an order was paid with to be none. What was agreed to give back
 * of it and has not left is withdrawn; the price is asked for anew, but for the parts that had come
 * before it by transfer. The order's row must be locked. Source: docs/rules.md M-5.
 */
export async function takeBackThroughCompany(
  tx: Db,
  orderNumber: string,
  at: Date,
): Promise<TakenBack> {
  const before = await paymentOf(tx, orderNumber)
  const owed = (await refundsOf(tx, orderNumber)).filter(
    (it) => it.payment_id === before.id && it.deposit_id === null && isOwed(it),
  )
  const withdrawn = await withdraw(tx, owed, at)
  await postTakenBack(tx, before, { held: await holdAgain(tx, before), at })
  const times_taken_back = before.times_taken_back + 1
  const payment = await updatePayment(tx, before.id, { status: 'TAKEN_BACK', times_taken_back })
  return { payment, withdrawn }
}

/**
 * The same of what came by it beside the price, or after its order's end: nothing of it is owed back any
 * more. Answers how much that was; 0 where no such deposit is kept.
 */
export async function takeBackExtra(
  tx: Db,
  orderNumber: string,
  paymentKey: string,
  at: Date,
): Promise<Won> {
  const deposits = await tx
    .updateTable('extra_deposits')
    .set({ taken_back_at: at })
    .where('order_number', '=', orderNumber)
    .where('provider_reference', '=', paymentKey)
    .where('kind', '<>', 'TOO_LITTLE')
    .where('taken_back_at', 'is', null)
    .returningAll()
    .execute()
  let withdrawn = 0
  for (const deposit of deposits) {
    withdrawn += await withdraw(tx, await owedOf(tx, deposit), at)
    await postExtraTakenBack(tx, deposit, at)
  }
  return won(withdrawn)
}

const owedOf = async (tx: Db, { id, order_number: orderNumber }: ExtraDepositRow) =>
  (await refundsOf(tx, orderNumber)).filter((it) => it.deposit_id === id && isOwed(it))

/**
 * The studio had transferred a refund of these already when it was withdrawn. The order's row must be
 * locked, and of its price no more may be given back with it than is paid or asked for: what is more
 * is `owedByCustomer`.
 */
export async function payOutWithdrawn(
  tx: Db,
  refund: RefundRow,
  { owedByCustomer, at }: { readonly owedByCustomer: boolean; readonly at: Date },
): Promise<void> {
  const payment = await paymentOf(tx, refund.order_number)
  if (refund.deposit_id === null && !owedByCustomer && moneyHere(payment) > 0) {
    await updatePayment(tx, payment.id, { status: statusAfter(payment, won(refund.amount)) })
  }
  await tx
    .updateTable('refunds')
    .set({
      status: 'PAID_OUT',
      by_company: false,
      paid_out_at: at,
      owed_by_customer: owedByCustomer,
    })
    .where('id', '=', refund.id)
    .execute()
  await postGoneAfterAll(tx, refund, at)
}

/**
 * Whether of any refund of the order that was withdrawn, but for these, the owner is still to say if it
 * had left.
 */
export async function isAnythingUnanswered(
  tx: Db,
  orderNumber: string,
  butFor: readonly string[],
): Promise<boolean> {
  const tasks = await listOpenTasks(tx)
  return tasks.some(({ kind, subject, detail }) => {
    const refunds = detail.refunds as readonly string[]
    const isAsked = kind === 'REFUND_WITHDRAWN' && subject === orderNumber
    return isAsked && !refunds.every((id) => butFor.includes(id))
  })
}

/** It is owed no more: to whose account it would have gone is nobody's business any more. */
export async function withdrawRefund(tx: Db, refund: RefundRow, at: Date): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ status: 'WITHDRAWN', account: null })
    .where('id', '=', refund.id)
    .execute()
  await postWithdrawn(tx, refund, at)
}

/** Whether the owner has just transferred one of them by hand only they know. */
async function withdraw(tx: Db, refunds: readonly RefundRow[], at: Date): Promise<Won> {
  for (const refund of refunds) await withdrawRefund(tx, refund, at)
  const [first] = refunds
  if (first) await tellOwner(tx, first, refunds.filter(isPaidByHand), at)
  return amountOf(refunds)
}

const amountOf = (refunds: readonly RefundRow[]) => sumOf(refunds.map(({ amount }) => won(amount)))

/** `byHand`: of those that were withdrawn, all of one payment or deposit, as `first` is. */
async function tellOwner(tx: Db, first: RefundRow, byHand: readonly RefundRow[], at: Date) {
  const { order_number: orderNumber } = first
  const { provider_reference: paymentKey } = await sourceOf(tx, first)
  await closeTaskAbout(tx, 'REFUND_UNKNOWN', { subject: orderNumber, paymentKey }, at)
  for (const { id: refundId, amount } of byHand) {
    const about = { orderNumber, paymentKey, amount: won(amount), refundId } as const
    await openTask(tx, { kind: 'REFUND_WITHDRAWN', ...about, detail: { refunds: [refundId] }, at })
  }
}
