import type { Payment } from '#contract/payments.ts'
import { type Won, won } from '#domain/money/won.ts'
import { orderedProductName } from '#server/catalog/index.ts'
import type { Notification } from '#server/notifications/index.ts'
import { notify } from '#server/notifications/index.ts'
import { cashReceiptOf, type IssuedCashReceipt } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { required } from '#server/platform/required.ts'
import type { CustomerLinks } from './customer-links.ts'
import type { OrderRow } from './store.ts'

/**
 * Returns the fields that every message about an order has, addressed to its contact in the order's
 * language.
 */
export const orderMessageFields = (
  order: Pick<OrderRow, 'number' | 'contact_name' | 'contact_email' | 'language'>,
) => ({
  orderNumber: order.number,
  customerName: order.contact_name,
  to: order.contact_email,
  language: order.language,
})

/** Message about a new order, or a changed payment method. */
export const placedNotification = (
  order: Parameters<typeof orderMessageFields>[0] & Pick<OrderRow, 'amount_due'>,
  productName: string,
  { deposit, due_at }: Pick<Payment, 'deposit' | 'due_at'>,
  { orderUrl }: CustomerLinks,
): Notification => ({
  ...orderMessageFields(order),
  kind: 'ORDER_PLACED',
  productName,
  total: won(order.amount_due),
  deposit,
  dueAt: due_at === null ? null : new Date(due_at),
  orderUrl,
})

export async function notifyPaid(
  tx: Db,
  order: OrderRow,
  method: string,
  links: CustomerLinks,
  at: Date,
) {
  const cash = await cashReceiptOf(tx, order)
  return notify(
    tx,
    {
      ...orderMessageFields(order),
      kind: 'PAYMENT_CONFIRMED',
      amount: won(order.total_price),
      surveyUrl: links.surveyUrl,
      surveyDeadline: required(order.survey_deadline, 'survey deadline of a paid order'),
      reportDueAt: order.due_at,
      receipt: {
        productName: orderedProductName(order.language, order),
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

export type CancellationCause = Extract<Notification, { kind: 'ORDER_CANCELLED' }>['because']

export const notifyCancelled = (
  tx: Db,
  order: OrderRow,
  { because, fee: deductedAmount }: { readonly because: CancellationCause; readonly fee: Won },
  at: Date,
) => {
  const restoredPoints = won(order.used_points)
  const cancelled = { kind: 'ORDER_CANCELLED', because, deductedAmount, restoredPoints } as const
  return notify(tx, { ...orderMessageFields(order), ...cancelled }, at)
}

/** Whether a cash receipt is issued, which is cancelled when its money is reversed. */
export const hasIssuedCashReceipt = async (tx: Db, order: OrderRow): Promise<boolean> =>
  (await cashReceiptOf(tx, order))?.state === 'ISSUED'

/** Notifies the customer of a cash receipt for a bank transfer. */
export const notifyCashReceipt = (
  tx: Db,
  order: OrderRow,
  { purpose, ending, issued, issue_number, receipt_url }: IssuedCashReceipt,
  { orderUrl }: CustomerLinks,
  at: Date,
) =>
  notify(
    tx,
    {
      ...orderMessageFields(order),
      kind: 'CASH_RECEIPT_ISSUED',
      purpose,
      ending,
      amount: won(issued),
      issueNumber: issue_number ?? '',
      url: receipt_url ?? orderUrl,
    },
    at,
  )
