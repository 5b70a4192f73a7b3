import { daysBetween, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import { type Won, won } from '#domain/money/won.ts'
import { refundDueBy } from './refund-deadline.ts'

export const LATE_RATE_PERCENT = 15
const DAYS_A_YEAR = 365

interface LateRefund {
  readonly amount: Won
  /**
   * When the studio could first send it: when it was agreed, or when its account was named later.
   */
  readonly payableSince: Date
}

/**
 * Returns by how many whole Seoul days a payment at `at` misses its deadline; 0 if it is in time.
 */
export const daysLate = (payableSince: Date, at: Date): number =>
  Math.max(0, daysBetween(seoulDayOf(refundDueBy(payableSince)), seoulDayOf(at)))

/**
 * Returns the interest that a refund bears when it is sent at `at`: 15 % a year of its amount for
 * each day after its deadline, with a year of 365 days. Rounded up to a whole won, so it is never
 * less than the law requires. 0 within the deadline.
 *
 * Source: docs/rules.md R-13; E-Commerce Act, Art. 18(2), Enforcement Decree, Art. 21-3.
 */
export function lateInterest({ amount, payableSince }: LateRefund, at: Date): Won {
  const yearly = amount * LATE_RATE_PERCENT * daysLate(payableSince, at)
  return won(Math.ceil(yearly / (100 * DAYS_A_YEAR)))
}
