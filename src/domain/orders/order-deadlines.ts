import { addDays } from '#domain/calendar/seoul-day.ts'

/** Returns the deadline for paying an order. Source: docs/rules.md O-4. */
export const paymentDeadline = (orderedAt: Date, days: number): Date => addDays(orderedAt, days)

/**
 * Returns the deadline for the survey; after it, a cancellation costs more. Source: docs/rules.md
 * S-2.
 */
export const surveyDeadline = (paidAt: Date, days: number): Date => addDays(paidAt, days)

const URGENT_DAYS = 2

/** Returns the urgency of a survey deadline: `SOON` in the last two days. */
export function surveyUrgency(deadline: Date, now: Date): 'CALM' | 'SOON' | 'OVER' {
  if (deadlinePassed(deadline, now)) return 'OVER'
  return now < addDays(deadline, -URGENT_DAYS) ? 'CALM' : 'SOON'
}

/**
 * Returns the moments at which a customer is reminded of a missing survey, in order. Source:
 * docs/rules.md S-3.
 */
export const surveyReminders = (paidAt: Date, days: readonly number[]): Date[] =>
  days.toSorted((a, b) => a - b).map((day) => addDays(paidAt, day))

/**
 * Returns the moment at which an order completes automatically after its result sheet was sent.
 * Source: docs/rules.md O-5.
 */
export const autoCompletion = (resultSentAt: Date, days: number): Date =>
  addDays(resultSentAt, days)

/** Whether a deadline has passed. Exactly at the deadline is still in time. */
export const deadlinePassed = (deadline: Date, now: Date): boolean => now > deadline
