import type { refundOrder as endpoint } from '#contract/admin-orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { won } from '#domain/money/won.ts'
import { moveOrder } from '#domain/orders/order-status.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import {
  setRefundAccount as keepAccount,
  markRefundPaidOut as markPaidOut,
  paymentOf,
} from '#server/payments/index.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { type AdminWork, byAdmin, withOrder } from './admin-order.ts'
import { refundPaid } from './call-off.ts'
import { refundQuoteOf } from './refund-quote.ts'
import { aboutOrder } from './tell-customer.ts'

type Body = ParsedOf<typeof endpoint>['body']

/**
 * The studio refunds a paid order, by its rules or by another amount.
 *
 * Refuses ORDER_NOT_CANCELLABLE: unpaid, sent or ended; REFUND_TOO_LARGE: more than was paid.
 */
export function refundOrder(deps: Deps, work: AdminWork, body: Body) {
  const entry = { action: 'order.refund', detail: body }
  return withOrder(deps, work, entry, async ({ tx, order, at }) => {
    if (!moveOrder(order.status, 'refund', 'admin')) refuse('ORDER_NOT_CANCELLABLE')
    const payment = await paymentOf(tx, order.number)
    const amount = body.amount ?? refundQuoteOf(order, payment, at).refundAmount
    const { status } = await refundPaid(tx, order, {
      amount,
      paid: won(payment.amount),
      reason: body.reason,
      account: null,
      paidOut: body.paid_out,
      by: byAdmin(work.admin, body.reason),
      at,
    })
    return { order_number: order.number, status, refund_amount: amount }
  })
}

/** The customer has said where to. Refuses ILLEGAL_TRANSITION: no refund is due. */
export function setRefundAccount(deps: Deps, work: AdminWork, account: DepositAccount) {
  return withOrder(deps, work, { action: 'order.refund-account' }, async ({ tx, order }) => {
    await keepAccount(tx, order.number, account)
    return { order_number: order.number }
  })
}

/** The money of a refund has left; its customer is told. Refuses ILLEGAL_TRANSITION: none is due. */
export function markRefundPaidOut(deps: Deps, work: AdminWork) {
  return withOrder(deps, work, { action: 'order.refund-paid-out' }, async ({ tx, order, at }) => {
    const refund = await markPaidOut(tx, order.number, at)
    const refundAmount = won(refund.amount)
    await notify(tx, { ...aboutOrder(order), kind: 'REFUND_PAID_OUT', refundAmount }, at)
    return { order_number: order.number, refund_amount: refundAmount }
  })
}
