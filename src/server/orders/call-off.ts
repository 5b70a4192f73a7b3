import { sumOf, type Won, won } from '#domain/money/won.ts'
import type { RefundQuote } from '#domain/refunds/refund-quote.ts'
import type { Deps } from '#server/deps.ts'
import {
  cancelPayment,
  claimOnly,
  divideDeposit,
  type ExtraDepositRow,
  heldDeposits,
  isAnythingUnanswered,
  keepOnHold,
  type PaymentRow,
  paymentOf,
  type RefundRow,
  recordRefund,
  releaseHeld,
  repayableOf,
  repayWithPart,
  settlePayment,
} from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { restorePoints } from '#server/points/index.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { releaseCoupon, releasePromotion } from '#server/promotions/index.ts'
import { type ChangedBy, changeStatus } from './change-status.ts'
import { postCalledOff, postCancelled } from './post-order.ts'
import { refundDeposit } from './refund-deposit.ts'
import { refundQuoteOf } from './refund-quote.ts'
import { refundRouteOf } from './refund-route.ts'
import type { OrderRow } from './store.ts'
import { tellClaimed, tellClaimPaid, tellRepaid } from './tell-claimed.ts'
import {
  type CancelledBecause,
  tellCancelled,
  tellDepositReturned,
  tellRefunded,
} from './tell-customer.ts'

interface Cancelling {
  readonly by: ChangedBy
  readonly because: CancelledBecause
  readonly at: Date
}

/**
 * Ends an order that was never paid; what it reserved comes back, and so does what came in parts, of
 * which its customer is told. The order's row must be locked.
 *
 * Refuses ILLEGAL_TRANSITION.
 */
export async function cancelUnpaid(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  cancelling: Cancelling,
): Promise<OrderRow> {
  const { at } = cancelling
  const held = await heldDeposits(tx, order.number)
  const cancelled = await endUnpaid(tx, order, cancelling)
  await returnParts(deps, tx, cancelled, held, at)
  return cancelled
}

/**
 * Parts of a price that is asked for no more; its customer's, but for what they owe, or may turn out to
 * owe by what had left of refunds that were withdrawn.
 */
async function returnParts(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  over: readonly ExtraDepositRow[],
  at: Date,
  answered: readonly string[] = [],
) {
  const parts: ExtraDepositRow[] = []
  for (const part of over) {
    const { first, rest } = await divideDeposit(tx, part, await repayableOf(tx, order.number))
    if (first) {
      await repayWithPart(tx, first, at)
      await tellRepaid(deps, tx, order, { because: 'SET_OFF', amount: won(first.amount) }, at)
    }
    if (rest) parts.push(rest)
  }
  if (parts.length === 0) return
  if (await isAnythingUnanswered(tx, order.number, answered)) return keepOnHold(tx, parts)
  const refunds: RefundRow[] = []
  for (const part of parts) {
    refunds.push(await refundDeposit(tx, order, part, 'DEPOSIT_UNFINISHED', at))
  }
  const amount = sumOf(parts.map((part) => won(part.amount)))
  const route = await refundRouteOf(deps, tx, order, refunds, at)
  if (route) await tellDepositReturned(tx, order, { because: 'UNFINISHED', amount, route }, at)
}

/** The same of an order for which no part has come. */
export async function endUnpaid(tx: Db, order: OrderRow, { by, because, at }: Cancelling) {
  const cancelled = await changeStatus(tx, order, 'cancel', by, at, { ended_at: at })
  await cancelPayment(tx, order.number)
  await postCancelled(tx, cancelled, at)
  await giveBack(tx, order, at)
  await tellCancelled(tx, cancelled, because, at)
  return cancelled
}

export interface RefundTerms {
  readonly amount: Won
  /** What the order's rules give; absent where nobody asked them. */
  readonly quote: RefundQuote
  readonly reason: string
  readonly account: DepositAccount | null
  readonly paidOut: boolean
  /** Of the company, where that has given it back already, and when. */
  readonly transactionKey?: string | undefined
  readonly leftAt?: Date | undefined
  readonly by: ChangedBy
  readonly at: Date
}

/**
 * Ends an order that was paid: `amount` is owed back from now on, and what it was paid with besides
 * money comes back at once. The order's row must be locked.
 *
 * Refuses ILLEGAL_TRANSITION; REFUND_TOO_LARGE: more than was paid.
 */
export async function refundPaid(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  agreed: RefundTerms,
): Promise<OrderRow> {
  const { amount, quote, reason, account, paidOut, transactionKey, leftAt, by, at } = agreed
  const payment = await paymentOf(tx, order.number)
  const refunded = await changeStatus(tx, order, 'refund', by, at, { ended_at: at })
  const refund = await recordRefund(tx, {
    orderNumber: order.number,
    amount,
    reason,
    account,
    quote,
    by: by.actor === 'buyer' ? 'customer' : by.actor,
    paidOut,
    transactionKey,
    at: leftAt ?? at,
  })
  const terms = termsOf(order, payment, amount, at)
  await postCalledOff(tx, refunded, terms, leftAt ?? at)
  const isClaimed = terms.against === 'RECEIVABLE' && !isAskedNoMore(payment)
  if (isClaimed) await claimOnly(tx, payment, won(payment.amount - terms.back))
  else if (isAskedNoMore(payment)) await cancelPayment(tx, order.number)
  await giveBack(tx, order, at)
  // What the company has given back is told of by a mail of its own.
  const isPaidOut = paidOut && amount > 0 && !transactionKey
  const route = await refundRouteOf(deps, tx, refunded, [refund], at)
  await tellRefunded(tx, refunded, { amount, paid: quote.paid, reason, isPaidOut, route }, at)
  const missing = await settleParts(deps, tx, refunded, at)
  if (missing > 0) await tellClaimed(deps, tx, refunded, at)
  return refunded
}

/**
 * What had come in parts of a price that was taken back pays what is asked for since the order was called
 * off, and what is more than that goes back, or waits for the owner's word about refunds that were
 * withdrawn, but for those that they have `answered`. Answers what is still to come.
 */
export async function settleParts(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  at: Date,
  answered: readonly string[] = [],
): Promise<Won> {
  const { status, amount } = await paymentOf(tx, order.number)
  await releaseHeld(tx, order.number)
  const over: ExtraDepositRow[] = []
  let missing = status === 'TAKEN_BACK' ? amount : 0
  for (const part of await heldDeposits(tx, order.number)) {
    const { first, rest } = await divideDeposit(tx, part, won(missing))
    missing -= first?.amount ?? 0
    if (rest) over.push(rest)
  }
  await returnParts(deps, tx, order, over, at, answered)
  const isPaid = status === 'TAKEN_BACK' && missing === 0
  const rest = { orderNumber: order.number, amount: won(0), at } as const
  if (isPaid) {
    await settlePayment(tx, rest)
    await tellClaimPaid(deps, tx, order, amount, at)
  }
  return won(missing)
}

/** Taken back, and nothing of it was paid out from elsewhere, which would be its customer's to bring. */
const isAskedNoMore = ({ status, refunded_amount: gone }: PaymentRow) =>
  status === 'TAKEN_BACK' && gone === 0

/**
 * Of what was taken back nothing is here. It is asked for no more; where some of it was paid out, that
 * and what the rules keep is, as if the rest went back.
 */
function termsOf(order: OrderRow, payment: PaymentRow, agreed: Won, at: Date) {
  const before = payment.refunded_amount
  if (payment.status !== 'TAKEN_BACK') {
    return { back: agreed, before, against: 'CUSTOMER_CREDIT' } as const
  }
  const { refundAmount } = refundQuoteOf(order, { ...payment, status: 'PAID' }, at)
  const back = isAskedNoMore(payment) ? payment.amount : refundAmount
  return { back, before, against: 'RECEIVABLE' } as const
}

/** In the order in which orders take them, so that the two never wait for each other. */
async function giveBack(tx: Db, order: OrderRow, at: Date) {
  if (order.member_coupon_id) await releaseCoupon(tx, order.number)
  if (order.member_id && order.used_points > 0) {
    await restorePoints(tx, { memberId: order.member_id, orderNumber: order.number, at })
  }
  if (order.promotion_code) await releasePromotion(tx, order.number)
}
