import {
  daysBetween,
  formatSeoulDay,
  parseSeoulDay,
  shiftDay,
  weekdayOf,
} from '#domain/calendar/seoul-day.ts'

/** A day in Seoul, `2026-11-05`. */
export type DayText = string
/** `2026-11` */
type MonthText = string

export const monthOf = (day: DayText): MonthText => day.slice(0, 7)

export const dayAfter = (day: DayText, days: number): DayText =>
  formatSeoulDay(shiftDay(parseSeoulDay(day), days))

export function laterMonth(month: MonthText, months: number): MonthText {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Returns the same day of another month, or that month's last day. */
export function sameDayIn(month: MonthText, day: DayText): DayText {
  const last = dayAfter(`${laterMonth(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same < last ? same : last
}

const DAYS_A_WEEK = 7

/** Returns the weeks of a month, starting with `firstWeekday`; null for days of other months. */
export function weeksOf(month: MonthText, firstWeekday: number): (DayText | null)[][] {
  const first = `${month}-01`
  const lead = columnOf(first, firstWeekday)
  const length = daysBetween(parseSeoulDay(first), parseSeoulDay(`${laterMonth(month, 1)}-01`))
  return Array.from({ length: Math.ceil((lead + length) / DAYS_A_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, column) => {
      const at = week * DAYS_A_WEEK + column - lead
      return at >= 0 && at < length ? dayAfter(first, at) : null
    }),
  )
}

/** Returns a day's column within its week, from 0. */
export const columnOf = (day: DayText, firstWeekday: number): number =>
  (weekdayOf(parseSeoulDay(day)) - firstWeekday + DAYS_A_WEEK) % DAYS_A_WEEK
