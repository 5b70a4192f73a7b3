import type { refundOrder as endpoint } from '#contract/admin-orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { sumOf, type Won, won } from '#domain/money/won.ts'
import { moveOrder } from '#domain/orders/order-status.ts'
import type { Deps } from '#server/deps.ts'
import {
  isPaidByHand,
  setRefundAccount as keepAccount,
  markRefundPaidOut as markPaidOut,
  needsRefundAccount,
  owedRefundOf,
  type PaymentRow,
  paymentOf,
  type RefundRow,
  recordRefund,
  refundsOf,
} from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { type AdminWork, byAdmin, withOrder } from './admin-order.ts'
import { refundPaid } from './call-off.ts'
import { postAllowance } from './post-order.ts'
import { refundQuoteOf } from './refund-quote.ts'
import { refundRouteOf } from './refund-route.ts'
import type { OrderRow } from './store.ts'
import { tellRefundAgreed, tellRefundPaidOut } from './tell-customer.ts'

type Body = ParsedOf<typeof endpoint>['body']

/**
 * The studio refunds a paid order, by its rules or by another amount; or a part of it, and the order
 * goes on or stays ended. Several refunds are never more than was paid.
 *
 * Refuses ORDER_NOT_CANCELLABLE: unpaid, sent or ended; REFUND_TOO_LARGE: more than is left.
 */
export function refundOrder(deps: Deps, work: AdminWork, body: Body) {
  // Whose account it is does not belong in the audit log.
  const { refund_account: named, ...detail } = body
  const entry = { action: 'order.refund', detail } as const
  return withOrder(deps, work, entry, async ({ tx, order, at }) => {
    if (body.keeps_order) return refundPart(deps, tx, order, body, at)
    if (!moveOrder(order.status, 'refund', 'admin')) refuse('ORDER_NOT_CANCELLABLE')
    const payment = await paymentOf(tx, order.number)
    const quote = refundQuoteOf(order, payment, at)
    const amount = body.amount ?? quote.refundAmount
    const ended = await refundPaid(deps, tx, order, {
      amount,
      quote,
      reason: body.reason,
      account: accountFor(payment, named),
      paidOut: body.paid_out,
      by: byAdmin(work.admin, body.reason),
      at,
    })
    return agreed(tx, ended, amount, at)
  })
}

/** Source: docs/rules.md R-10. */
async function refundPart(
  deps: Deps,
  tx: Db,
  order: OrderRow,
  { amount, reason, refund_account: named, paid_out: paidOut }: Body,
  at: Date,
) {
  const payment = await paymentOf(tx, order.number)
  const isPaid = payment.status === 'PAID' || payment.status === 'PARTIALLY_REFUNDED'
  if (!isPaid || !order.paid_at) refuse('ORDER_NOT_CANCELLABLE')
  const part = amount ?? won(0)
  const account = accountFor(payment, named)
  const terms = { orderNumber: order.number, amount: part, reason, account } as const
  const refund = await recordRefund(tx, { ...terms, by: 'admin', paidOut, at })
  await postAllowance(tx, order, refund, at)
  const route = await refundRouteOf(deps, tx, order, [refund], at)
  await tellRefundAgreed(tx, order, { amount: part, reason, isPaidOut: paidOut, route }, at)
  return agreed(tx, order, part, at)
}

/** Null where the money goes back the way it came, or the customer is asked for the account. */
const accountFor = (payment: PaymentRow, named: Body['refund_account']) =>
  needsRefundAccount(payment) ? (named ?? null) : null

/** What was agreed, and by when it must be sent. */
async function agreed(tx: Db, { number, status }: OrderRow, refundAmount: Won, at: Date) {
  const owed = await owedRefundOf(tx, number, at)
  return {
    order_number: number,
    status,
    refund_amount: refundAmount,
    send_by: owed?.dueBy?.toISOString() ?? null,
    needs_account: owed?.lacksAccount ?? false,
  }
}

/** The customer has said where to. Refuses ILLEGAL_TRANSITION: no refund is due. */
export function setRefundAccount(deps: Deps, work: AdminWork, account: DepositAccount) {
  return withOrder(deps, work, { action: 'order.refund-account' }, async ({ tx, order, at }) => {
    await keepAccount(tx, order.number, account, at)
    return { order_number: order.number }
  })
}

/**
 * The studio has paid out whatever it owes of an order; its customer is told.
 *
 * Refuses ILLEGAL_TRANSITION: nothing is to be paid out by hand.
 */
export function markRefundPaidOut(deps: Deps, work: AdminWork) {
  return withOrder(deps, work, { action: 'order.refund-paid-out' }, async ({ tx, order, at }) => {
    const refundAmount = await payOutByHand(tx, order, at)
    if (refundAmount === null) refuse('ILLEGAL_TRANSITION')
    return { order_number: order.number, refund_amount: refundAmount }
  })
}

/** How much was paid out, or null where nothing was to be. The order's row must be locked. */
export async function payOutByHand(tx: Db, order: OrderRow, at: Date): Promise<Won | null> {
  const due = (await refundsOf(tx, order.number)).filter(isPaidByHand)
  if (due.length === 0) return null
  const left: RefundRow[] = []
  for (const refund of due) left.push(await markPaidOut(tx, refund, at))
  const refundAmount = sumOf(left.map(({ amount }) => won(amount)))
  const interest = sumOf(left.map((refund) => won(refund.interest)))
  await tellRefundPaidOut(tx, order, { amount: refundAmount, interest }, at)
  return won(refundAmount + interest)
}
