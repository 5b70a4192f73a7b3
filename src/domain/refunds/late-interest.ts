import { daysBetween, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import { type Won, won } from '#domain/money/won.ts'
import { refundDueBy } from './refund-deadline.ts'

export const LATE_RATE_PERCENT = 15
const DAYS_A_YEAR = 365

interface LateRefund {
  readonly amount: Won
  /** Agreed, or later its account was named: since then the studio could pay it out. */
  readonly payableSince: Date
}

/** Whole days in Seoul by which money that leaves at `at` is later than its deadline; 0 in time. */
export const daysLate = (payableSince: Date, at: Date): number =>
  Math.max(0, daysBetween(seoulDayOf(refundDueBy(payableSince)), seoulDayOf(at)))

/**
 * The interest that a refund has borne when it leaves at `at`: 15 % a year of its amount for each day
 * after its deadline, a year being 365 days, a part of a won rounded up, so that it is never less than
 * the law's. Nothing within the deadline.
 *
 * Source: docs/rules.md R-13; E-Commerce Act, Art. 18(2), Enforcement Decree, Art. 21-3.
 */
export function lateInterest({ amount, payableSince }: LateRefund, at: Date): Won {
  const yearly = amount * LATE_RATE_PERCENT * daysLate(payableSince, at)
  return won(Math.ceil(yearly / (100 * DAYS_A_YEAR)))
}
