import type { Language } from '#domain/languages/languages.ts'
import { type Won, won } from '#domain/money/won.ts'
import { refundDueBy } from '#domain/refunds/refund-deadline.ts'
import { quoteRefund, type RefundQuote } from '#domain/refunds/refund-quote.ts'
import { moneyHere, needsRefundAccount, type PaymentRow } from '#server/payments/index.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import type { OrderRow } from './store.ts'

/**
 * What the rules keep of an order that was called off, of money that is not here, as if it were.
 */
export function keptByRules(order: OrderRow, { amount }: PaymentRow): Won {
  const paid = won(amount)
  const at = order.ended_at ?? order.placed_at
  const quote = quoteRefund({ ...inputOf(order, at), status: 'PAYMENT_COMPLETED', paid })
  return quote ? won(paid - quote.refundAmount) : won(0)
}

/**
 * What comes back when the order is called off now, by the rules that its customer agreed to.
 *
 * Refuses ORDER_NOT_CANCELLABLE: its lifecycle no longer allows that.
 */
export function refundQuoteOf(order: OrderRow, payment: PaymentRow, at: Date): RefundQuote {
  const quote = quoteRefund({ ...inputOf(order, at), paid: moneyHere(payment) })
  return quote ?? refuse('ORDER_NOT_CANCELLABLE')
}

/**
 * How much less comes back when an order is called off after its survey's deadline without a survey,
 * by the rules that its customer agreed to: 0 where the late fee is kept anyway and is as large.
 */
export function surveyMissedFee(order: OrderRow, payment: PaymentRow): Won {
  if (!order.survey_deadline) return won(0)
  const after = new Date(order.survey_deadline.getTime() + 1)
  const refund = (surveySubmitted: boolean) =>
    quoteRefund({
      ...inputOf(order, after),
      status: 'PAYMENT_COMPLETED',
      paid: moneyHere(payment),
      surveySubmitted,
    })?.refundAmount ?? 0
  return won(refund(true) - refund(false))
}

const inputOf = (order: OrderRow, now: Date) => ({
  status: order.status,
  usedPoints: won(order.used_points),
  hasCoupon: order.member_coupon_id !== null,
  orderedAt: order.placed_at,
  now,
  surveySubmitted: order.survey_submitted_at !== null,
  surveyDeadline: order.survey_deadline,
  workBegun: order.work_began_at !== null,
  rules: order.refund_rules,
})

/** How the money of a quote would go back. */
export function wayBack(
  { refundAmount }: RefundQuote,
  payment: PaymentRow,
): 'TO_ACCOUNT' | 'AS_IT_CAME' | 'NOWHERE' {
  if (refundAmount === 0) return 'NOWHERE'
  return needsRefundAccount(payment) ? 'TO_ACCOUNT' : 'AS_IT_CAME'
}

/** A quote in the reader's language. */
export const toRefundReply = (
  quote: RefundQuote,
  payment: PaymentRow,
  language: Language,
  at: Date,
) => ({
  paid: quote.paid,
  free_until: quote.freeUntil.toISOString(),
  due_by: refundDueBy(at).toISOString(),
  goes: wayBack(quote, payment),
  refund_amount: quote.refundAmount,
  deductions: quote.deductions.map(({ code, amount, since }) => ({
    code,
    amount,
    message: texts[language].orders.deductions[code],
    since: since.toISOString(),
  })),
  restored_points: quote.restoredPoints,
  restored_coupon: quote.restoredCoupon,
})
