import type { Language } from '#domain/languages/languages.ts'
import { balanceOf, nextDecisions } from '#domain/money/order-account.ts'
import { cancellationCharges } from '#domain/money/order-charges.ts'
import { type Won, won } from '#domain/money/won.ts'
import { refundAccountMethods } from '#domain/payments/refund-account-methods.ts'
import { refundDueBy } from '#domain/refunds/refund-deadline.ts'
import { quoteRefund, type RefundQuote } from '#domain/refunds/refund-quote.ts'
import { accountOf, accountRowsOf, toAccount } from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import { paidAmountOf } from './end-order.ts'
import type { OrderRow } from './store.ts'

/**
 * Quotes the refund of a cancellation now, by the rules that the customer agreed to.
 *
 * Refuses ORDER_NOT_CANCELLABLE: its status no longer allows it.
 */
export async function refundQuoteFor(db: Db, order: OrderRow, at: Date): Promise<RefundQuote> {
  const paid = paidAmountOf(balanceOf(await accountOf(db, order.number)))
  return quoteRefund({ ...inputOf(order, at), paid }) ?? refuse('ORDER_NOT_CANCELLABLE')
}

/**
 * Returns the additional deduction in won when an order is cancelled after its survey deadline
 * without a survey; 0 if the late fee is at least as large.
 */
export function surveyMissedFee(order: OrderRow, paid: Won): Won {
  if (!order.survey_deadline) return won(0)
  const after = new Date(order.survey_deadline.getTime() + 1)
  const refund = (surveySubmitted: boolean) =>
    quoteRefund({ ...inputOf(order, after), status: 'PAYMENT_COMPLETED', paid, surveySubmitted })
      ?.refundAmount ?? 0
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

/**
 * Returns how a quoted refund would be paid: simulates the cancellation and looks at the receipts
 * that it would refund.
 */
export async function refundMethodOf(
  db: Db,
  { number }: OrderRow,
  { paid, refundAmount }: RefundQuote,
): Promise<'TO_ACCOUNT' | 'AS_IT_CAME' | 'NOWHERE'> {
  if (refundAmount === 0) return 'NOWHERE'
  const rows = await accountRowsOf(db, number)
  const account = toAccount(rows)
  const charges = cancellationCharges(account, won(paid - refundAmount))
  const decisions = nextDecisions({ ...account, charges: [...account.charges, ...charges] })
  const refunded = decisions.flatMap((it) => (it.kind === 'AGREE' ? [it.receiptId] : []))
  const needsAccount = rows.receipts.some(
    ({ id, method }) => refunded.includes(id) && refundAccountMethods.includes(method),
  )
  return needsAccount ? 'TO_ACCOUNT' : 'AS_IT_CAME'
}

/** Converts a quote for the reader's language. */
export const toQuoteReply = (
  quote: RefundQuote,
  refundMethod: Awaited<ReturnType<typeof refundMethodOf>>,
  language: Language,
  at: Date,
) => ({
  paid: quote.paid,
  free_until: quote.freeUntil.toISOString(),
  due_by: refundDueBy(at).toISOString(),
  goes: refundMethod,
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
