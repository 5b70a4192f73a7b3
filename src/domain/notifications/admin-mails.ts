import { MINUTE_MS, seoulDayOf, startOfSeoulDay } from '../calendar/seoul-day.ts'

/** What an administrator can be mailed about. Source: docs/rules.md N-1. */
export const adminOccasions = [
  'ORDER',
  'DEPOSIT_DUE',
  'SURVEY',
  'INQUIRY',
  'BOOKING',
  'REFUND',
  'REVIEW',
  'MONEY_TASK',
  'MAIL_FAILED',
] as const
export type AdminOccasion = (typeof adminOccasions)[number]

/** Something that happened. Deposits that are due are looked up each day instead. */
export type AdminEventOccasion = Exclude<AdminOccasion, 'DEPOSIT_DUE'>

export const mailTimings = ['AT_ONCE', 'DAILY', 'NEVER'] as const
export type MailTiming = (typeof mailTimings)[number]
export type MailTimings = Readonly<Record<AdminOccasion, MailTiming>>

export const defaultTimings: MailTimings = {
  ORDER: 'AT_ONCE',
  DEPOSIT_DUE: 'DAILY',
  SURVEY: 'DAILY',
  INQUIRY: 'AT_ONCE',
  BOOKING: 'AT_ONCE',
  REFUND: 'AT_ONCE',
  REVIEW: 'DAILY',
  MONEY_TASK: 'AT_ONCE',
  MAIL_FAILED: 'AT_ONCE',
}
export const DEFAULT_SUMMARY_HOUR = 9

/** Deposits of the day are mailed no earlier than this, where they are wanted at once. */
export const MORNING_HOUR = 8

/** What comes within this time of a mail about the same occasion waits for the next. */
export const GATHER_MS = 5 * MINUTE_MS

/** That hour of the day that it is in Seoul, or `null` while it has not come. */
export function hourToday(now: Date, hour: number): Date | null {
  const moment = new Date(startOfSeoulDay(seoulDayOf(now)).getTime() + hour * 60 * MINUTE_MS)
  return moment <= now ? moment : null
}
