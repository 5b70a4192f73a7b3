import { addDays, MINUTE_MS } from '#domain/calendar/seoul-day.ts'
import { atMost, sumOf, type Won, won } from '#domain/money/won.ts'
import { deadlinePassed } from '#domain/orders/order-deadlines.ts'
import { cancellationMove, type OrderStatus } from '#domain/orders/order-status.ts'
import type { RefundRules } from './refund-rules.ts'

export interface RefundInput {
  readonly status: OrderStatus
  /** Amount paid in money; 0 for an unpaid order or one paid with points. */
  readonly paid: Won
  readonly usedPoints: Won
  readonly hasCoupon: boolean
  readonly orderedAt: Date
  readonly now: Date
  readonly surveySubmitted: boolean
  /** Null while the order is unpaid. */
  readonly surveyDeadline: Date | null
  /** Whether a consultant has started to work on the survey. */
  readonly workBegun: boolean
  /** The version of the rules that the customer agreed to. */
  readonly rules: RefundRules
}

type DeductionCode = 'AFTER_FREE_WINDOW' | 'SURVEY_MISSED'

export interface Deduction {
  readonly code: DeductionCode
  readonly amount: Won
  /** The moment from which the deduction applies. */
  readonly since: Date
}

export interface RefundQuote {
  /** The customer's money that the studio holds before the refund, in won. */
  readonly paid: Won
  /** End of the period with a full refund. */
  readonly freeUntil: Date
  readonly refundAmount: Won
  /** Only deductions above 0. */
  readonly deductions: readonly Deduction[]
  readonly restoredPoints: Won
  readonly restoredCoupon: boolean
}

/**
 * Quotes the refund if the buyer cancels the order now. Returns `null` when its status no longer
 * allows that (refusal ORDER_NOT_CANCELLABLE).
 *
 * Refund and deductions add up to what was paid, and none is negative. Points and coupon are always
 * returned in full.
 *
 * Source: docs/rules.md R-1 (free window), R-2 (late), R-3 (survey missed), R-4 (withdrawal by
 * law).
 */
export function quoteRefund(input: RefundInput): RefundQuote | null {
  const move = cancellationMove(input.status, 'buyer')
  if (move === null) return null

  const deductions = move === 'cancel' || freeOfCharge(input) ? [] : deductionsFrom(input)
  return {
    paid: input.paid,
    freeUntil: freeUntil(input),
    refundAmount: won(input.paid - sumOf(deductions.map(({ amount }) => amount))),
    deductions,
    restoredPoints: input.usedPoints,
    restoredCoupon: input.hasCoupon,
  }
}

const freeOfCharge = (input: RefundInput): boolean => !deadlinePassed(freeUntil(input), input.now)

/**
 * Returns the end of the free window, or of the statutory withdrawal period where it applies and
 * ends later.
 */
function freeUntil({ orderedAt, workBegun, rules }: RefundInput): Date {
  const windowEnd = new Date(orderedAt.getTime() + rules.freeWindowMinutes * MINUTE_MS)
  if (workBegun) return windowEnd
  const lawEnd = addDays(orderedAt, rules.statutoryWithdrawalDays)
  return lawEnd > windowEnd ? lawEnd : windowEnd
}

/**
 * Returns the fees that apply. Without `addsFees`, only the larger one; if both are equal, the
 * earlier one.
 */
function deductionsFrom(input: RefundInput): Deduction[] {
  const { paid, rules } = input
  const late = atMost(paid, rules.lateFee)
  const surveyMissed =
    !input.surveySubmitted &&
    input.surveyDeadline !== null &&
    deadlinePassed(input.surveyDeadline, input.now)
  const leftForMissed = rules.addsFees ? won(paid - late) : paid
  const missed = surveyMissed ? atMost(leftForMissed, rules.surveyMissedFee) : won(0)

  const lateDeduction: Deduction = {
    code: 'AFTER_FREE_WINDOW',
    amount: late,
    since: freeUntil(input),
  }
  const missedDeduction: Deduction = {
    code: 'SURVEY_MISSED',
    amount: missed,
    since: input.surveyDeadline ?? input.now,
  }
  const applied = rules.addsFees
    ? [lateDeduction, missedDeduction]
    : [missed > late ? missedDeduction : lateDeduction]
  return applied.filter(({ amount }) => amount > 0)
}
