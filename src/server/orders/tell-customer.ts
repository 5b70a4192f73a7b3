import { type Won, won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import type { Notice, RefundRoute } from '#server/notifications/index.ts'
import { notify } from '#server/notifications/index.ts'
import {
  BY_TRANSFER,
  cashReceiptOf,
  type IssuedReceipt,
  missingOf,
  type PaymentRow,
  paymentOf,
  toPaymentReply,
} from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { type CustomerLinks, customerLinks } from './customer-links.ts'
import type { OrderRow } from './store.ts'

/** The part that every message about an order has, to its contact in the order's language. */
export const aboutOrder = (order: OrderRow) => ({
  orderNumber: order.number,
  customerName: order.contact_name,
  to: order.contact_email,
  language: order.language,
})

export async function tellPlaced(
  tx: Db,
  order: OrderRow,
  payment: PaymentRow,
  { orderUrl }: CustomerLinks,
  at: Date,
) {
  const { deposit } = toPaymentReply(payment, order)
  return notify(
    tx,
    {
      ...aboutOrder(order),
      kind: 'ORDER_PLACED',
      productName: order.product_name,
      // Parts may have come; money that was taken back is asked for anew, or less of it.
      total: await missingOf(tx, payment),
      deposit,
      dueAt: payment.status === 'WAITING' ? payment.due_at : null,
      orderUrl,
    },
    at,
  )
}

export async function tellPaid(tx: Db, order: OrderRow, links: CustomerLinks, at: Date) {
  const payment = await paymentOf(tx, order.number)
  const { method } = payment
  const cash = await cashReceiptOf(tx, payment)
  return notify(
    tx,
    {
      ...aboutOrder(order),
      kind: 'PAYMENT_CONFIRMED',
      amount: won(order.total_price),
      surveyUrl: links.surveyUrl,
      surveyDeadline: order.survey_deadline!,
      hasSurvey: order.survey_submitted_at !== null,
      receipt: {
        productName: order.product_name,
        price: won(order.subtotal + order.shipping_fee),
        discounts: won(order.discount_coupon + order.discount_promotion),
        points: won(order.used_points),
        method,
        paidAt: at,
        ...(cash?.state === 'ISSUED' &&
          cash.purpose &&
          cash.issue_number && {
            cashReceipt: { purpose: cash.purpose, issueNumber: cash.issue_number },
          }),
      },
    },
    at,
  )
}

export type CancelledBecause = Extract<Notice, { kind: 'ORDER_CANCELLED' }>['because']

export const tellCancelled = (tx: Db, order: OrderRow, because: CancelledBecause, at: Date) =>
  notify(tx, { ...aboutOrder(order), kind: 'ORDER_CANCELLED', because }, at)

/** A part came. `missing` is asked for until the order's deadline. */
export const tellDepositShort = (
  tx: Db,
  order: OrderRow,
  payment: PaymentRow,
  { amount, missing }: { readonly amount: Won; readonly missing: Won },
  { orderUrl }: CustomerLinks,
  at: Date,
) => {
  const { deposit, due_at } = toPaymentReply(payment, order)
  const dueAt = due_at === null ? null : new Date(due_at)
  const notice = { ...aboutOrder(order), kind: 'DEPOSIT_SHORT', amount, missing } as const
  return notify(tx, { ...notice, deposit, dueAt, orderUrl }, at)
}

/** Money came that nothing asked for; it goes back. */
export const tellDepositReturned = (
  tx: Db,
  order: OrderRow,
  it: Pick<Extract<Notice, { kind: 'DEPOSIT_RETURNED' }>, 'because' | 'amount' | 'route'>,
  at: Date,
) => notify(tx, { ...aboutOrder(order), kind: 'DEPOSIT_RETURNED', ...it }, at)

/** The bank fetched the order's money back; it is asked for anew. */
export const tellDepositTakenBack = async (
  tx: Db,
  order: OrderRow,
  payment: PaymentRow,
  { orderUrl, endsReceipt }: Pick<CustomerLinks, 'orderUrl'> & { readonly endsReceipt: boolean },
  at: Date,
) => {
  const amount = await missingOf(tx, payment)
  // An account of the company takes nothing but what it was opened for.
  const takes = payment.deposit_account?.amount ?? payment.amount
  const takesIt = payment.provider === BY_TRANSFER.provider || amount === takes
  const deposit = takesIt ? toPaymentReply(payment, order).deposit : null
  const notice = { ...aboutOrder(order), kind: 'DEPOSIT_TAKEN_BACK', deposit, orderUrl } as const
  return notify(tx, { ...notice, amount, endsReceipt }, at)
}

/** A part of the price goes back and the order stays as it is. */
export const tellRefundAgreed = (
  tx: Db,
  order: OrderRow,
  refund: {
    readonly amount: Won
    readonly reason: string
    readonly isPaidOut?: boolean
    readonly route: RefundRoute | null
  },
  at: Date,
) => {
  const { amount: refundAmount, ...rest } = refund
  return notify(tx, { ...aboutOrder(order), kind: 'PART_REFUNDED', refundAmount, ...rest }, at)
}

/** `kept`: so much of the price had come otherwise, and is here. */
export interface WithdrawnRefund {
  readonly amount: Won
  readonly kept?: Won
}

/** What was to go back does not: its bank has taken back what had been paid. */
export const tellRefundWithdrawn = (tx: Db, order: OrderRow, it: WithdrawnRefund, at: Date) =>
  notify(tx, { ...aboutOrder(order), kind: 'REFUND_WITHDRAWN', ...it }, at)

/** A part of a refund goes by transfer, and nobody has said where to. Source: docs/rules.md R-12. */
export async function tellAccountAsked(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  amount: Won,
  at: Date,
) {
  const { refundAccountUrl: accountUrl } = await customerLinks(deps, tx, order, at)
  return notify(tx, { ...aboutOrder(order), kind: 'REFUND_ACCOUNT_ASKED', amount, accountUrl }, at)
}

/** Money has left, with the interest that it bore where it was late. */
export const tellRefundPaidOut = (
  tx: Db,
  order: OrderRow,
  { amount, interest }: { readonly amount: Won; readonly interest: Won },
  at: Date,
) => {
  const notice = { ...aboutOrder(order), kind: 'REFUND_PAID_OUT', refundAmount: amount } as const
  return notify(tx, { ...notice, interest }, at)
}

export function tellRefunded(
  tx: Db,
  order: OrderRow,
  refund: {
    readonly amount: Won
    readonly paid: Won
    readonly reason: string
    readonly isPaidOut: boolean
    readonly route: RefundRoute | null
  },
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
      isPaidOut: refund.isPaidOut,
      route: refund.route,
    },
    at,
  )
}

/** The tax office was told of what was paid by transfer. */
export const tellCashReceipt = (
  tx: Db,
  order: OrderRow,
  { purpose, ending, issued, issue_number, receipt_url }: IssuedReceipt,
  { orderUrl }: CustomerLinks,
  at: Date,
) =>
  notify(
    tx,
    {
      ...aboutOrder(order),
      kind: 'CASH_RECEIPT_ISSUED',
      purpose,
      ending,
      amount: won(issued),
      issueNumber: issue_number ?? '',
      url: receipt_url ?? orderUrl,
    },
    at,
  )
