/**
 * Days of the studio's calendar. Seoul is nine hours ahead of UTC all year; it has had no summer
 * time since 1988, which is before anything that this product stores.
 */
export const DAY_MS = 86_400_000
export const MINUTE_MS = 60_000
const SEOUL_OFFSET_MS = 9 * 60 * MINUTE_MS

/** A day in Asia/Seoul; `month` counts from 1. */
export interface SeoulDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The day that it is in Seoul at this instant. */
export function seoulDayOf(instant: Date): SeoulDay {
  const shifted = new Date(instant.getTime() + SEOUL_OFFSET_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
  }
}

/** `2026-03-01` */
export const formatSeoulDay = ({ year, month, day }: SeoulDay): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** The day of a text such as `2026-03-01`, which must be one. */
/** `2026-11-05 14:00`, as Seoul's clocks show it, in no language. */
export const formatSeoulMoment = (instant: Date): string =>
  new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')

export function parseSeoulDay(text: string): SeoulDay {
  const [year, month, day] = text.split('-').map(Number)
  return { year: year!, month: month!, day: day! }
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = ({ year, month, day }: SeoulDay): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7

/** The day so many days later. */
export const shiftDay = (day: SeoulDay, days: number): SeoulDay =>
  seoulDayOf(addDays(startOfSeoulDay(day), days))

/** How many days `to` is after `from`. */
export const daysBetween = (from: SeoulDay, to: SeoulDay): number =>
  (startOfSeoulDay(to).getTime() - startOfSeoulDay(from).getTime()) / DAY_MS

/** The instant at which the day begins in Seoul. */
export const startOfSeoulDay = ({ year, month, day }: SeoulDay): Date =>
  new Date(Date.UTC(year, month - 1, day) - SEOUL_OFFSET_MS)

/** The last millisecond of the day in Seoul: still within it. */
export const endOfSeoulDay = (day: SeoulDay): Date =>
  new Date(startOfSeoulDay(day).getTime() + DAY_MS - 1)

/** The same day of a later month, or that month's last day where it has no such day. */
export function addMonths({ year, month, day }: SeoulDay, months: number): SeoulDay {
  const monthsSinceYearZero = year * 12 + month - 1 + months
  const target = {
    year: Math.floor(monthsSinceYearZero / 12),
    month: (monthsSinceYearZero % 12) + 1,
  }
  const lastDay = new Date(Date.UTC(target.year, target.month, 0)).getUTCDate()
  return { ...target, day: Math.min(day, lastDay) }
}

/** Exactly so many times 24 hours later, which in Seoul is the same time of day. */
export const addDays = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * DAY_MS)
