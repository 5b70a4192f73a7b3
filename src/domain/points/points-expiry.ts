import { addDays, addMonths, endOfSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'

export const RESTORED_POINTS_VALID_DAYS = 30

/**
 * Points that expire within this many days are shown separately, and their member is reminded once.
 */
export const EXPIRING_SOON_DAYS = 30

/**
 * Returns the last instant at which points earned at `earnedAt` can be spent: the end of the same
 * day of the month, `validMonths` calendar months later, in Seoul. Source: docs/rules.md PT-3.
 */
export const pointsExpireAt = (earnedAt: Date, validMonths: number): Date =>
  endOfSeoulDay(addMonths(seoulDayOf(earnedAt), validMonths))

/** Whether points can be spent: still possible in the very millisecond in which they expire. */
export const pointsAreAlive = (expiresAt: Date, now: Date): boolean => now <= expiresAt

/**
 * Returns when points of a cancelled order expire: as before, or, if that has passed, at the end of
 * the day {@link RESTORED_POINTS_VALID_DAYS} days from now.
 *
 * Source: docs/rules.md PT-6.
 */
export function restoredPointsExpireAt(expiresAt: Date, now: Date): Date {
  if (pointsAreAlive(expiresAt, now)) return expiresAt
  return endOfSeoulDay(seoulDayOf(addDays(now, RESTORED_POINTS_VALID_DAYS)))
}
