import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { quoteRefund, type RefundQuote } from '#domain/refunds/refund-quote.ts'
import type { PaymentRow } from '#server/payments/index.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import type { OrderRow } from './store.ts'

/**
 * What comes back when the order is called off now, by the rules that its customer agreed to.
 *
 * Refuses ORDER_NOT_CANCELLABLE: its lifecycle no longer allows that.
 */
export function refundQuoteOf(order: OrderRow, payment: PaymentRow, at: Date): RefundQuote {
  const quote = quoteRefund({
    status: order.status,
    paid: won(payment.status === 'PAID' ? payment.amount : 0),
    usedPoints: won(order.used_points),
    hasCoupon: order.member_coupon_id !== null,
    orderedAt: order.placed_at,
    now: at,
    surveySubmitted: order.survey_submitted_at !== null,
    surveyDeadline: order.survey_deadline,
    workBegun: order.work_began_at !== null,
    rules: order.refund_rules,
  })
  return quote ?? refuse('ORDER_NOT_CANCELLABLE')
}

export const toRefundReply = (quote: RefundQuote, language: Language) => ({
  refund_amount: quote.refundAmount,
  deductions: quote.deductions.map(({ code, amount }) => ({
    code,
    amount,
    message: texts[language].orders.deductions[code],
  })),
  restored_points: quote.restoredPoints,
  restored_coupon: quote.restoredCoupon,
})
