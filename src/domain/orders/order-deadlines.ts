import { addDays } from '#domain/calendar/seoul-day.ts'

/** Until when an order may stay unpaid. Source: docs/rules.md O-4. */
export const paymentDeadline = (orderedAt: Date, days: number): Date => addDays(orderedAt, days)

/** Until when the survey may come without costing anything. Source: docs/rules.md S-2. */
export const surveyDeadline = (paidAt: Date, days: number): Date => addDays(paidAt, days)

const URGENT_DAYS = 2

/** How near a survey's deadline is: the last two days are `SOON`. */
export function surveyUrgency(deadline: Date, now: Date): 'CALM' | 'SOON' | 'OVER' {
  if (deadlinePassed(deadline, now)) return 'OVER'
  return now < addDays(deadline, -URGENT_DAYS) ? 'CALM' : 'SOON'
}

/** When a customer who waits for the survey is reminded, in order. Source: docs/rules.md S-3. */
export const surveyReminders = (paidAt: Date, days: readonly number[]): Date[] =>
  days.toSorted((a, b) => a - b).map((day) => addDays(paidAt, day))

/** When an order whose result sheet was sent completes itself. Source: docs/rules.md O-5. */
export const autoCompletion = (resultSentAt: Date, days: number): Date =>
  addDays(resultSentAt, days)

/** A deadline belongs to the time it limits: what comes in that very millisecond is in time. */
export const deadlinePassed = (deadline: Date, now: Date): boolean => now > deadline
