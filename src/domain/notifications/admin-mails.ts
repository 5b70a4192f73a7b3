import type { Role } from '../accounts/roles.ts'
import { MINUTE_MS, seoulDayOf, startOfSeoulDay } from '../calendar/seoul-day.ts'

/** Occasions for which an administrator can get an email. Source: docs/rules.md N-1. */
export const adminOccasions = [
  'ORDER',
  'DEPOSIT_DUE',
  'SURVEY',
  'SHEET_LATE',
  'INQUIRY',
  'BOOKING',
  'REFUND',
  'REVIEW',
  'MONEY_TASK',
  'MAIL_FAILED',
  'BACKUP_FAILED',
] as const
export type AdminOccasion = (typeof adminOccasions)[number]

/** Occasions of which a consultant is notified, of assigned orders only. Source: docs/rules.md N-6. */
const consultantOccasions: readonly AdminOccasion[] = ['SURVEY', 'SHEET_LATE', 'INQUIRY', 'BOOKING']

/** The occasions that concern a role. */
export const occasionsOf = (role: Role): readonly AdminOccasion[] => {
  if (role === 'ADMIN') return adminOccasions
  return role === 'CONSULTANT' ? consultantOccasions : []
}

/** Occasions that are recorded as events. Deposits due are looked up each day instead. */
export type AdminEventOccasion = Exclude<AdminOccasion, 'DEPOSIT_DUE'>

export const mailTimings = ['AT_ONCE', 'DAILY', 'NEVER'] as const
export type MailTiming = (typeof mailTimings)[number]
export type MailTimings = Readonly<Record<AdminOccasion, MailTiming>>

export const defaultTimings: MailTimings = {
  ORDER: 'AT_ONCE',
  DEPOSIT_DUE: 'DAILY',
  SURVEY: 'DAILY',
  SHEET_LATE: 'AT_ONCE',
  INQUIRY: 'AT_ONCE',
  BOOKING: 'AT_ONCE',
  REFUND: 'AT_ONCE',
  REVIEW: 'DAILY',
  MONEY_TASK: 'AT_ONCE',
  MAIL_FAILED: 'AT_ONCE',
  BACKUP_FAILED: 'AT_ONCE',
}
export const DEFAULT_SUMMARY_HOUR = 9

/** Earliest hour in Seoul at which an immediate email about the day's deposits is sent. */
export const MORNING_HOUR = 8

/** Events within this time after an email about the same occasion wait for the next email. */
export const BATCH_WINDOW_MS = 5 * MINUTE_MS

/** Returns the given hour of the current Seoul day, or `null` if it has not come yet. */
export function hourToday(now: Date, hour: number): Date | null {
  const moment = new Date(startOfSeoulDay(seoulDayOf(now)).getTime() + hour * 60 * MINUTE_MS)
  return moment <= now ? moment : null
}
