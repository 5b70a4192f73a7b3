import { type Won, won } from '#domain/money/won.ts'
import type { Notice } from '#server/notifications/index.ts'
import { notify } from '#server/notifications/index.ts'
import { type PaymentRow, toPaymentReply } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { CustomerLinks } from './customer-links.ts'
import type { OrderRow } from './store.ts'

/** The part that every message about an order has, to its contact in the order's language. */
export const aboutOrder = (order: OrderRow) => ({
  orderNumber: order.number,
  customerName: order.contact_name,
  to: order.contact_email,
  language: order.language,
})

export function tellPlaced(
  tx: Db,
  order: OrderRow,
  payment: PaymentRow,
  { orderUrl }: CustomerLinks,
  at: Date,
) {
  const { deposit } = toPaymentReply(payment)
  return notify(
    tx,
    {
      ...aboutOrder(order),
      kind: 'ORDER_PLACED',
      productName: order.product_name,
      total: won(order.total_price),
      deposit,
      dueAt: payment.status === 'WAITING' ? payment.due_at : null,
      orderUrl,
    },
    at,
  )
}

export function tellPaid(tx: Db, order: OrderRow, amount: Won, links: CustomerLinks, at: Date) {
  return notify(
    tx,
    {
      ...aboutOrder(order),
      kind: 'PAYMENT_CONFIRMED',
      amount,
      surveyUrl: links.surveyUrl,
      surveyDeadline: order.survey_deadline!,
      hasSurvey: order.survey_submitted_at !== null,
    },
    at,
  )
}

export type CancelledBecause = Extract<Notice, { kind: 'ORDER_CANCELLED' }>['because']

export const tellCancelled = (tx: Db, order: OrderRow, because: CancelledBecause, at: Date) =>
  notify(tx, { ...aboutOrder(order), kind: 'ORDER_CANCELLED', because }, at)

export function tellRefunded(
  tx: Db,
  order: OrderRow,
  refund: { readonly amount: Won; readonly paid: Won; readonly reason: string },
  at: Date,
) {
  return notify(
    tx,
    {
      ...aboutOrder(order),
      kind: 'ORDER_REFUNDED',
      refundAmount: refund.amount,
      keptAmount: won(refund.paid - refund.amount),
      restoredPoints: won(order.used_points),
      reason: refund.reason,
    },
    at,
  )
}
