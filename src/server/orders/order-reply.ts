import type { CashReceipt } from '#contract/cash-receipts.ts'
import type { Order } from '#contract/orders.ts'
import type { Language } from '#domain/languages/languages.ts'
import { balanceOf } from '#domain/money/order-account.ts'
import { sumOf, won } from '#domain/money/won.ts'
import { cancellationMove } from '#domain/orders/order-status.ts'
import { orderedProductName } from '#server/catalog/index.ts'
import {
  type DatedRefund,
  isOpenRefund,
  needsAccount,
  openRefundOf,
  refundsOfOrder,
  toAccount,
} from '#server/money/index.ts'
import {
  cashReceiptOf,
  type KnownPayment,
  knownCashReceiptOf,
  knownPaymentOf,
  type OrderPayment,
  paymentOf,
} from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { accountEnding } from './account-ending.ts'
import { paidAmountOf } from './end-order.ts'
import { historyNote } from './history-note.ts'
import type { ListedOrder } from './read-orders.ts'
import type { Reader } from './reader.ts'
import { statusLabel, statusName } from './reader.ts'
import { surveyMissedFee } from './refund-quote.ts'
import type { HistoryRow, OrderRow } from './store.ts'

export const toListItem = (
  order: ListedOrder,
  { vocabulary, language }: Reader,
  isRefundOwed = false,
) => ({
  order_number: order.number,
  consulting_type: order.consulting_type,
  product_id: order.product_id,
  product_name: orderedProductName(language, order),
  subtotal: order.subtotal,
  total_price: order.total_price,
  status: statusName(vocabulary, order.status),
  status_label: statusLabel(language, vocabulary, order.status, isRefundOwed),
  created_at: order.placed_at.toISOString(),
  has_survey: order.survey_submitted_at !== null,
  has_survey_submitted: order.survey_submitted_at !== null,
  report_status: reportStatus(order),
  report_id: order.report_published_at ? order.report_id : null,
  survey_deadline: order.survey_deadline?.toISOString() ?? null,
  turnaround_days: order.turnaround_days,
  due_at: order.due_at?.toISOString() ?? null,
  is_due_paused: order.status === 'CONSULTING_SCHEDULED' && order.due_paused_at !== null,
  is_work_begun: order.work_began_at !== null,
})

/** Status of the result sheet: 1 published, 0 being written, null not possible yet. */
export function reportStatus(
  order: Pick<OrderRow, 'report_published_at' | 'status'>,
): 0 | 1 | null {
  if (order.report_published_at) return 1
  return order.status === 'CONSULTING_SCHEDULED' ? 0 : null
}

const toContact = (order: OrderRow) => ({
  guest_name: order.contact_name,
  guest_email: order.contact_email,
  guest_phone: order.contact_phone,
  guest_postal_code: order.postal_code,
  guest_basic_address: order.basic_address,
  guest_detailed_address: order.detailed_address,
  delivery_message: order.delivery_message,
})

/** Converts an order for the guest lookup, with the specified fields only. */
export const toGuestItem = (
  order: OrderRow,
  { payment, rows }: OrderPayment,
  language: Language,
) => ({
  ...toListItem(order, { vocabulary: 'guest', language }, rows.refunds.some(isOpenRefund)),
  ...toContact(order),
  shipping_fee: order.shipping_fee,
  discount_amount: order.discount_coupon + order.discount_promotion,
  used_points: order.used_points,
  final_price: order.total_price,
  payment,
  amount_due: won(order.amount_due),
})

/** An order's payment, refunds and cash receipt. */
export interface OrderMoney extends OrderPayment {
  readonly refunds: readonly DatedRefund[]
  readonly cashReceipt: CashReceipt | null
}

export async function readOrderMoney(db: Db, order: OrderRow): Promise<OrderMoney> {
  const paid = await paymentOf(db, order)
  // What was not received cannot be refunded.
  const refunds = paid.rows.receipts.length > 0 ? await refundsOfOrder(db, order.number) : []
  return { ...paid, refunds, cashReceipt: await cashReceiptOf(db, order) }
}

/** Like {@link readOrderMoney}, for an order whose traces were read with it. */
export async function readKnownMoney(
  db: Db,
  order: OrderRow,
  known: KnownPayment,
): Promise<OrderMoney> {
  const paid = await knownPaymentOf(db, order, known)
  const refunds = known.has_receipts ? await refundsOfOrder(db, order.number) : []
  const cashReceipt = await knownCashReceiptOf(db, order, { ...known, rows: paid.rows })
  return { ...paid, refunds, cashReceipt }
}

/** Combines an order's refunds into one, which counts as sent once all of them are. */
function toRefund(all: readonly DatedRefund[], at: Date): Order['refund'] {
  const refunds = all.filter((it) => isOpenRefund(it) || it.status === 'SENT')
  const first = refunds[0]
  if (!first) return null
  const open = openRefundOf(refunds, at)
  const sent = refunds.map(({ sent_at }) => sent_at).filter((it) => it !== null)
  return {
    amount: sumOf(refunds.map(({ amount }) => won(amount))),
    status: open ? 'AGREED' : 'SENT',
    agreed_at: first.agreed_at.toISOString(),
    sent_at: sent.at(-1)?.toISOString() ?? null,
    due_by: (open?.lacksAccount ? null : open?.sendBy?.toISOString()) ?? null,
  }
}

/** Masks the refund account, leaving enough to recognize it. */
function toRefundAccount(refunds: readonly DatedRefund[]): Order['refund_account'] {
  const toAccount = refunds.filter((it) => isOpenRefund(it) && needsAccount(it))
  const [first] = toAccount
  if (!first) return null
  const amount = sumOf(toAccount.map((refund) => won(refund.amount)))
  const { account } = first
  return { amount, bank: account?.bank ?? null, ending: account && accountEnding(account) }
}

/** Converts an order to the full reply. */
export const toOrderReply = (
  order: OrderRow,
  { payment, rows, refunds, cashReceipt }: OrderMoney,
  history: readonly HistoryRow[],
  reader: Reader,
  at: Date,
): Order => ({
  ...toListItem(order, reader, refunds.some(isOpenRefund)),
  ...toContact(order),
  canonical_status: order.status,
  items: [
    {
      name: orderedProductName(reader.language, order),
      consulting_type: order.consulting_type,
      product_id: order.product_id,
      quantity: 1,
      price: won(order.subtotal),
      total: won(order.subtotal),
    },
  ],
  subtotal: won(order.subtotal),
  total_price: won(order.total_price),
  shipping_fee: won(order.shipping_fee),
  discount_coupon: won(order.discount_coupon),
  discount_promotion: won(order.discount_promotion),
  discount_amount: won(order.discount_coupon + order.discount_promotion),
  promotion_code: order.promotion_code,
  coupon_name: order.coupon_name,
  used_points: won(order.used_points),
  final_price: won(order.total_price),
  points_to_earn: won(order.member_id ? order.points_to_earn : 0),
  survey_missed_fee: surveyMissedFee(order, paidAmountOf(balanceOf(toAccount(rows)))),
  payment,
  refund: toRefund(refunds, at),
  refund_account: toRefundAccount(refunds),
  amount_due: won(order.amount_due),
  cash_receipt: cashReceipt,
  is_cancellable: cancellationMove(order.status, 'buyer') !== null,
  history: history.map((row) => ({
    status: row.status,
    status_label: statusLabel(
      reader.language,
      reader.vocabulary,
      row.status,
      refunds.some(isOpenRefund),
    ),
    at: row.at.toISOString(),
    by: row.actor,
    note: historyNote(row, reader),
    due_at: row.due_at?.toISOString() ?? null,
  })),
})
