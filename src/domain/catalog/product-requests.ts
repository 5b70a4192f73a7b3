import { addMonths, seoulDayOf, startOfSeoulDay } from '../calendar/seoul-day.ts'

/** Of the words that are agreed to where one asks to be told; a change of their meaning counts on. */
export const REQUEST_CONSENT_VERSION = 1

/** How long a request waits at most. Source: docs/rules.md A-26. */
export const REQUEST_RETENTION_MONTHS = 12

/** Requests of before this moment are kept no longer. */
export const requestRetentionCutoff = (now: Date): Date =>
  startOfSeoulDay(addMonths(seoulDayOf(now), -REQUEST_RETENTION_MONTHS))
