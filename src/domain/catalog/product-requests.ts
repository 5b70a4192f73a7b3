import { addMonths, seoulDayOf, startOfSeoulDay } from '../calendar/seoul-day.ts'

/** Version of the consent text of a product request. Raise it whenever its meaning changes. */
export const REQUEST_CONSENT_VERSION = 1

/** Maximum age of a request in months. Source: docs/rules.md A-26. */
const REQUEST_RETENTION_MONTHS = 12

/** Requests from before this moment are deleted at `now`. */
export const requestRetentionCutoff = (now: Date): Date =>
  startOfSeoulDay(addMonths(seoulDayOf(now), -REQUEST_RETENTION_MONTHS))
