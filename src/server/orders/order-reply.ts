import type { CashReceipt } from '#contract/cash-receipts.ts'
import type { Order } from '#contract/orders.ts'
import type { Language } from '#domain/languages/languages.ts'
import { sumOf, type Won, won } from '#domain/money/won.ts'
import { callOffMove } from '#domain/orders/order-status.ts'
import type { Vocabulary } from '#domain/orders/order-vocabulary.ts'
import {
  cashReceiptOf,
  isOwed,
  missingOf,
  type PaymentRow,
  paymentOf,
  type RefundRow,
  refundSendBy,
  refundsOf,
  refundsToAccount,
  toPaymentReply,
} from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { accountEnding } from './account-ending.ts'
import { historyNote } from './history-note.ts'
import { owedBy } from './owed-by.ts'
import { statusLabel, statusWord } from './reader.ts'
import { surveyMissedFee } from './refund-quote.ts'
import type { HistoryRow, OrderRow } from './store.ts'

/** The reader's role and language, which decide the words of a reply. */
export interface Reader {
  readonly vocabulary: Vocabulary
  readonly language: Language
}

export const toListItem = (
  order: OrderRow,
  { vocabulary, language }: Reader,
  isRefundOwed = false,
) => ({
  order_number: order.number,
  consulting_type: order.consulting_type,
  subtotal: order.subtotal,
  total_price: order.total_price,
  status: statusWord(vocabulary, order.status),
  status_label: statusLabel(language, vocabulary, order.status, isRefundOwed),
  created_at: order.placed_at.toISOString(),
  has_survey: order.survey_submitted_at !== null,
  has_survey_submitted: order.survey_submitted_at !== null,
  report_status: reportStatus(order),
  report_id: order.report_published_at ? order.report_id : null,
  survey_deadline: order.survey_deadline?.toISOString() ?? null,
})

/** 1: published, 0: being written, null: not possible yet. */
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

interface GuestMoney extends Pick<OrderMoney, 'payment' | 'missing'> {
  readonly isRefundOwed: boolean
}

/** A guest's order in the lookup, with the specified fields only. */
export const toGuestItem = (
  order: OrderRow,
  { payment, missing, isRefundOwed }: GuestMoney,
  language: Language,
) => ({
  ...toListItem(order, { vocabulary: 'guest', language }, isRefundOwed),
  ...toContact(order),
  shipping_fee: order.shipping_fee,
  discount_amount: order.discount_coupon + order.discount_promotion,
  used_points: order.used_points,
  final_price: order.total_price,
  payment: toPaymentReply(payment, order),
  missing_amount: missing,
})

/** Money of an order: paid, refunded and due. */
export interface OrderMoney {
  readonly payment: PaymentRow
  readonly refunds: readonly RefundRow[]
  readonly missing: Won
  readonly debt: Order['debt']
  readonly cashReceipt: CashReceipt | null
  /** Refunds that still have to be transferred. */
  readonly toAccount: readonly RefundRow[]
}

export async function moneyOf(db: Db, order: OrderRow): Promise<OrderMoney> {
  const payment = await paymentOf(db, order.number)
  const refunds = await refundsOf(db, order.number)
  const toAccount = await refundsToAccount(db, refunds)
  const missing = await missingOf(db, payment)
  const debt = await owedBy(db, order)
  const cashReceipt = await cashReceiptOf(db, payment)
  return { payment, refunds, missing, debt, toAccount, cashReceipt }
}

/** Combines refunds into one, which is paid out once all of them are. */
function toRefund({ refunds: all, toAccount }: Pick<OrderMoney, 'refunds' | 'toAccount'>) {
  const refunds = all.filter(({ status }) => status !== 'WITHDRAWN')
  const first = refunds[0]
  if (!first) return null
  const last = refunds.find(isOwed) ?? refunds.at(-1)!
  return {
    amount: sumOf(refunds.map(({ amount }) => won(amount))),
    status: last.status,
    requested_at: first.requested_at.toISOString(),
    paid_out_at: last.paid_out_at?.toISOString() ?? null,
    due_by: dueByOf(refunds, toAccount),
  }
}

/** When the earliest refund must be sent; null while one still waits for its account. */
function dueByOf(refunds: readonly RefundRow[], toAccount: readonly RefundRow[]): string | null {
  if (toAccount.some(({ account }) => account === null)) return null
  const [first] = refunds.filter(isOwed).map(refundSendBy).toSorted(byTime)
  return first?.toISOString() ?? null
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()

/** Masks the refund account, keeping enough to recognise it. */
function toRefundAccount(toAccount: readonly RefundRow[]) {
  const first = toAccount.find(({ account }) => account === null) ?? toAccount[0]
  if (!first) return null
  const amount = sumOf(toAccount.map((refund) => won(refund.amount)))
  const { account } = first
  return { amount, bank: account?.bank ?? null, ending: account && accountEnding(account) }
}

/** Full reply of an order. */
export const toOrderReply = (
  order: OrderRow,
  { payment, refunds, missing, debt, toAccount, cashReceipt }: OrderMoney,
  history: readonly HistoryRow[],
  reader: Reader,
): Order => ({
  ...toListItem(order, reader, refunds.some(isOwed)),
  ...toContact(order),
  canonical_status: order.status,
  items: [
    {
      name: order.product_name,
      consulting_type: order.consulting_type,
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
  survey_missed_fee: surveyMissedFee(order, payment),
  payment: toPaymentReply(payment, order),
  refund: toRefund({ refunds, toAccount }),
  refund_account: toRefundAccount(toAccount),
  missing_amount: missing,
  debt,
  cash_receipt: cashReceipt,
  is_cancellable: callOffMove(order.status, 'buyer') !== null,
  history: history.map((row) => ({
    status: row.status,
    status_label: statusLabel(reader.language, reader.vocabulary, row.status, refunds.some(isOwed)),
    at: row.at.toISOString(),
    by: row.actor,
    note: historyNote(row, reader),
  })),
})
