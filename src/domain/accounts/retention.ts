import { addMonths, seoulDayOf, shiftDay, startOfSeoulDay } from '../calendar/seoul-day.ts'

/**
 * How long something is kept of a member who left, in months: contracts, payments and what was
 * supplied five years, complaints and inquiries three, advertising with the consents to it six months
 * (E-Commerce Act, Art. 6, and its Decree); from where somebody signed in three months, also while
 * they are a member (Decree of the Protection of Communications Secrets Act, Art. 41).
 */
export const retentionMonths = { order: 60, inquiry: 36, advertising: 6, access: 3 } as const

export type RetentionKind = keyof typeof retentionMonths

/** The beginning of the day in Seoul on which a record of `at` must be gone; its own day counts not. */
export const eraseAt = (kind: RetentionKind, at: Date): Date =>
  startOfSeoulDay(shiftDay(addMonths(seoulDayOf(at), retentionMonths[kind]), 1))

/** The other way round: what is of the day before this or older is kept no longer. */
export const retentionCutoff = (kind: RetentionKind, now: Date): Date =>
  startOfSeoulDay(addMonths(seoulDayOf(now), -retentionMonths[kind]))
