import { type Won, won } from '#domain/money/won.ts'
import { lateInterest } from '#domain/refunds/late-interest.ts'
import type { RefundQuote } from '#domain/refunds/refund-quote.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { postApproved, postLateInterest, postPaidOut } from './post-money.ts'
import {
  type ExtraDepositRow,
  type PaymentRow,
  paymentOf,
  type RefundRow,
  sourceOf,
  updatePayment,
} from './store.ts'

/** What is agreed to give back. */
export interface Refund {
  readonly orderNumber: string
  readonly amount: Won
  readonly reason: string
  /** Where to; null where the provider knows, or it is still to be asked for. */
  readonly account: DepositAccount | null
  readonly by: 'customer' | 'admin' | 'system'
  /** What the order's rules gave and kept; absent where they say nothing. */
  readonly quote?: Pick<RefundQuote, 'refundAmount' | 'deductions'> | null
  /** Of this deposit; absent: of the order's price. */
  readonly deposit?: ExtraDepositRow
  /** The studio transfers it, whatever its money came by. */
  readonly byHand?: boolean
  /** The money has left already. */
  readonly paidOut: boolean
  /** Of the company, where that has given it back already; absent: by hand, or not yet. */
  readonly transactionKey?: string | undefined
  readonly at: Date
}

/**
 * Agrees to a refund, which is paid out later: by hand, or by the company that took the money.
 * Nothing to give back is paid out at once. By the rules' own amount it is agreed by them, by another
 * by whoever says so. Source: docs/rules.md R-8.
 *
 * Refuses REFUND_TOO_LARGE: more than was paid and is still here.
 */
export async function recordRefund(tx: Db, refund: Refund): Promise<RefundRow> {
  const { orderNumber, amount, deposit, quote = null, transactionKey = null, at } = refund
  const { byHand = false } = refund
  const payment = await paymentOf(tx, orderNumber)
  const source = deposit ?? payment
  const left = deposit ? deposit.amount - deposit.returned_amount : moneyHere(payment)
  if (amount > left) refuse('REFUND_TOO_LARGE')
  const isDone = refund.paidOut || amount === 0
  const isByRule = refund.by !== 'admin' || quote?.refundAmount === amount
  const row = await tx
    .insertInto('refunds')
    .values({
      payment_id: deposit?.payment_id ?? payment.id,
      deposit_id: deposit?.id ?? null,
      order_number: orderNumber,
      amount,
      quoted_amount: quote?.refundAmount ?? null,
      deductions: JSON.stringify(
        quote?.deductions.map(({ code, amount }) => ({ code, amount })) ?? [],
      ),
      reason: refund.reason,
      status: isDone ? 'PAID_OUT' : 'APPROVED',
      account: refund.account && JSON.stringify(refund.account),
      requested_by: refund.by,
      requested_at: at,
      approved_by: isByRule ? 'RULE' : 'ADMIN',
      approved_at: at,
      by_company: isDone ? transactionKey !== null : !byHand && source.provider_reference !== null,
      provider_reference: transactionKey,
      paid_out_at: isDone ? at : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!deposit && paidStatuses.includes(payment.status)) {
    await updatePayment(tx, payment.id, { status: statusAfter(payment, amount) })
  }
  await postApproved(tx, row, at)
  if (isDone) await postPaidOut(tx, row, source, at)
  return row
}

/** Agreed, and its money has not left. */
export const isOwed = ({ status }: Pick<RefundRow, 'status'>): boolean =>
  status !== 'PAID_OUT' && status !== 'WITHDRAWN'

const paidStatuses: readonly PaymentRow['status'][] = ['PAID', 'PARTIALLY_REFUNDED']

/** What was paid, and has been neither given back nor taken back. */
export const moneyHere = ({ status, amount, refunded_amount: refunded }: PaymentRow): Won =>
  won(paidStatuses.includes(status) ? amount - refunded : 0)

/** How money stands that is here, once so much more of it goes back. */
export function statusAfter(payment: PaymentRow, amount: Won): PaymentRow['status'] {
  const refunded = payment.refunded_amount + amount
  if (refunded === 0) return payment.status
  return refunded === payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

/** Refunds that somebody pays out by hand; what a company is asked for is not among them. */
export const isPaidByHand = ({ status, by_company }: RefundRow): boolean =>
  status === 'FAILED' || (status === 'APPROVED' && !by_company)

/** The studio has paid this refund out itself. Refuses ILLEGAL_TRANSITION: it is not to. */
export async function markRefundPaidOut(tx: Db, refund: RefundRow, at: Date): Promise<RefundRow> {
  if (!isPaidByHand(refund)) refuse('ILLEGAL_TRANSITION')
  const paidOut = await settleRefund(
    tx,
    refund,
    { by_company: false, interest: interestOf(refund, at) },
    at,
  )
  await postLateInterest(tx, paidOut, at)
  return paidOut
}

/** Since when the studio could pay a refund out itself. */
export const payableSince = ({ approved_at, account_named_at }: RefundRow): Date =>
  account_named_at ?? approved_at

/**
 * What a refund that the studio pays out itself has borne until `at`, or bore when it left. One whose
 * account nobody has named waits for its customer, and bears none.
 */
export function interestOf(refund: RefundRow, at: Date): Won {
  if (!isPaidByHand(refund)) return won(refund.interest)
  if (refund.account === null) return won(0)
  return lateInterest({ amount: won(refund.amount), payableSince: payableSince(refund) }, at)
}

/** The money of a refund has left. */
export async function settleRefund(
  tx: Db,
  refund: RefundRow,
  how: Partial<Pick<RefundRow, 'by_company' | 'provider_reference' | 'interest'>>,
  at: Date,
): Promise<RefundRow> {
  const paidOut = await tx
    .updateTable('refunds')
    .set({ ...how, status: 'PAID_OUT', paid_out_at: at })
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await postPaidOut(tx, paidOut, await sourceOf(tx, refund), at)
  return paidOut
}
