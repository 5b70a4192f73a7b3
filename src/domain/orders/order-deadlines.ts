import { addDays } from '#domain/calendar/seoul-day.ts'

/** Deadline for paying an order. Source: docs/rules.md O-4. */
export const paymentDeadline = (orderedAt: Date, days: number): Date => addDays(orderedAt, days)

/** Deadline for the survey; after it, a cancellation costs more. Source: docs/rules.md S-2. */
export const surveyDeadline = (paidAt: Date, days: number): Date => addDays(paidAt, days)

const URGENT_DAYS = 2

/** Urgency of a survey deadline: the last two days are `SOON`. */
export function surveyUrgency(deadline: Date, now: Date): 'CALM' | 'SOON' | 'OVER' {
  if (deadlinePassed(deadline, now)) return 'OVER'
  return now < addDays(deadline, -URGENT_DAYS) ? 'CALM' : 'SOON'
}

/**
 * Moments at which a customer is reminded of a missing survey, in order. Source: docs/rules.md S-3.
 */
export const surveyReminders = (paidAt: Date, days: readonly number[]): Date[] =>
  days.toSorted((a, b) => a - b).map((day) => addDays(paidAt, day))

/**
 * Moment at which an order is completed automatically after its result sheet was sent. Source:
 * docs/rules.md O-5.
 */
export const autoCompletion = (resultSentAt: Date, days: number): Date =>
  addDays(resultSentAt, days)

/** Whether a deadline has passed. Exactly at the deadline is still in time. */
export const deadlinePassed = (deadline: Date, now: Date): boolean => now > deadline
