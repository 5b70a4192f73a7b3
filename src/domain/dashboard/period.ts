import { daysBetween, type SeoulDay, shiftDay } from '../calendar/seoul-day.ts'

/** Days in Seoul, both included. */
export interface DayPeriod {
  readonly from: SeoulDay
  readonly to: SeoulDay
}

const USUAL_DAYS = 30
/** A leap year. */
export const MOST_PERIOD_DAYS = 366

/** Completes a period: 30 days, up to today, where ends are missing. */
export function periodFor(
  { from, to }: { readonly from?: SeoulDay | undefined; readonly to?: SeoulDay | undefined },
  today: SeoulDay,
): DayPeriod {
  if (from) return { from, to: to ?? shiftDay(from, USUAL_DAYS - 1) }
  const last = to ?? today
  return { from: shiftDay(last, 1 - USUAL_DAYS), to: last }
}

export const lengthOf = ({ from, to }: DayPeriod): number => daysBetween(from, to) + 1

/** Returns the period of the same length that ends the day before. */
export const periodBefore = (period: DayPeriod): DayPeriod => ({
  from: shiftDay(period.from, -lengthOf(period)),
  to: shiftDay(period.from, -1),
})

export const daysOf = (period: DayPeriod): SeoulDay[] =>
  Array.from({ length: lengthOf(period) }, (_, at) => shiftDay(period.from, at))

/** Change in whole percent; null if there is nothing to compare with. */
export const changeInPercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)
