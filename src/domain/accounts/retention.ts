import { addMonths, seoulDayOf, startOfSeoulDay } from '../calendar/seoul-day.ts'

/**
 * How long something is kept of a member who left, in years: contracts, payments and what was
 * supplied five, complaints and inquiries three. Source: E-Commerce Act, Art. 6, and its Decree.
 */
export const retentionYears = { order: 5, inquiry: 3 } as const

/** The beginning of the day in Seoul on which a record of `at` must be gone. */
export const eraseAt = (kind: keyof typeof retentionYears, at: Date): Date =>
  startOfSeoulDay(addMonths(seoulDayOf(at), 12 * retentionYears[kind]))

/** The other way round: what is of the day before this or older is kept no longer. */
export const keptSince = (kind: keyof typeof retentionYears, now: Date): Date =>
  startOfSeoulDay(addMonths(seoulDayOf(now), -12 * retentionYears[kind]))
