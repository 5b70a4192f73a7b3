import { itemAt } from '#domain/collections/lists.ts'

/**
 * Days in the studio's time zone. Seoul is nine hours ahead of UTC all year, without summer time
 * since 1988.
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

/** Returns the day in Seoul at an instant. */
export function seoulDayOf(instant: Date): SeoulDay {
  const shifted = new Date(instant.getTime() + SEOUL_OFFSET_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
  }
}

/** Formats a day as `2026-03-01`. */
export const formatSeoulDay = ({ year, month, day }: SeoulDay): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** Formats an instant as `2026-11-05 14:00` in Seoul, in no language. */
export const formatSeoulMoment = (instant: Date): string =>
  new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')

/** Parses a day such as `2026-03-01`. @throws RangeError for text with fewer than three parts. */
export function parseSeoulDay(text: string): SeoulDay {
  const numbers = text.split('-').map(Number)
  return { year: itemAt(numbers, 0), month: itemAt(numbers, 1), day: itemAt(numbers, 2) }
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = ({ year, month, day }: SeoulDay): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7

/** Adds a number of days. */
export const shiftDay = (day: SeoulDay, days: number): SeoulDay =>
  seoulDayOf(addDays(startOfSeoulDay(day), days))

/** Number of days from `from` to `to`. */
export const daysBetween = (from: SeoulDay, to: SeoulDay): number =>
  (startOfSeoulDay(to).getTime() - startOfSeoulDay(from).getTime()) / DAY_MS

/** The instant at which the day starts in Seoul. */
export const startOfSeoulDay = ({ year, month, day }: SeoulDay): Date =>
  new Date(Date.UTC(year, month - 1, day) - SEOUL_OFFSET_MS)

/** The last millisecond of the day in Seoul. */
export const endOfSeoulDay = (day: SeoulDay): Date =>
  new Date(startOfSeoulDay(day).getTime() + DAY_MS - 1)

/** Returns the same day of a later month, or that month's last day if it has no such day. */
export function addMonths({ year, month, day }: SeoulDay, months: number): SeoulDay {
  const monthsSinceYearZero = year * 12 + month - 1 + months
  const target = {
    year: Math.floor(monthsSinceYearZero / 12),
    month: (monthsSinceYearZero % 12) + 1,
  }
  const lastDay = new Date(Date.UTC(target.year, target.month, 0)).getUTCDate()
  return { ...target, day: Math.min(day, lastDay) }
}

/** Adds multiples of 24 hours, which in Seoul keeps the time of day. */
export const addDays = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * DAY_MS)
