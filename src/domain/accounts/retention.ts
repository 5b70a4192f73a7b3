import { addMonths, seoulDayOf, shiftDay, startOfSeoulDay } from '../calendar/seoul-day.ts'

/**
 * How long records of a closed account are retained, in months: contracts, payments and deliveries
 * five years, complaints and inquiries three, advertising and its consents six months (E-Commerce
 * Act, Art. 6, and its Decree); login history three months, also of open accounts (Decree of the
 * Protection of Communications Secrets Act, Art. 41).
 */
const retentionMonths = { order: 60, inquiry: 36, advertising: 6, access: 3 } as const

export type RetentionKind = keyof typeof retentionMonths

/**
 * Start of the Seoul day on which a record of `at` must be erased; the day of `at` is not counted.
 */
export const eraseAt = (kind: RetentionKind, at: Date): Date =>
  startOfSeoulDay(shiftDay(addMonths(seoulDayOf(at), retentionMonths[kind]), 1))

/** Records before this time are erased at `now`. Inverse of {@link eraseAt}. */
export const retentionCutoff = (kind: RetentionKind, now: Date): Date =>
  startOfSeoulDay(addMonths(seoulDayOf(now), -retentionMonths[kind]))
