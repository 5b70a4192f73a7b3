import { addDays, addMonths, endOfSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'

export const RESTORED_POINTS_VALID_DAYS = 30

/** Points that end within so many days are named apart, and their member is told once. */
export const EXPIRING_SOON_DAYS = 30

/**
 * The last instant at which points earned at `earnedAt` can be spent: the end of the same day of
 * the month, so many calendar months later, in Seoul. Source: docs/rules.md PT-3.
 */
export const pointsExpireAt = (earnedAt: Date, validMonths: number): Date =>
  endOfSeoulDay(addMonths(seoulDayOf(earnedAt), validMonths))

/** Points can still be spent in the very millisecond in which they expire. */
export const pointsAreAlive = (expiresAt: Date, now: Date): boolean => now <= expiresAt

/**
 * When points that come back from a cancelled order expire: as before, or, when that has passed
 * meanwhile, at the end of the day {@link RESTORED_POINTS_VALID_DAYS} days from now.
 *
 * Source: docs/rules.md PT-6.
 */
export function restoredPointsExpireAt(expiresAt: Date, now: Date): Date {
  if (pointsAreAlive(expiresAt, now)) return expiresAt
  return endOfSeoulDay(seoulDayOf(addDays(now, RESTORED_POINTS_VALID_DAYS)))
}
