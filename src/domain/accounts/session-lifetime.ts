import { DAY_MS, MINUTE_MS } from '#domain/calendar/seoul-day.ts'

/** Days without use after which a session ends. */
export const UNUSED_SESSION_DAYS = 30
/** Days after which a session ends however often it is used; an administrator's sees customers. */
const MOST_SESSION_DAYS = { USER: 180, ADMIN: 14 } as const

/** Returns when a session that was used at `at` ends if it is not used again. */
export const unusedSessionEnd = (at: Date): Date =>
  new Date(at.getTime() + UNUSED_SESSION_DAYS * DAY_MS)

/** Returns when a session that was opened at `at` ends in any case. */
export const lastSessionEnd = (role: keyof typeof MOST_SESSION_DAYS, at: Date): Date =>
  new Date(at.getTime() + MOST_SESSION_DAYS[role] * DAY_MS)

/** Minutes for which one proof of identity allows dangerous acts. */
const CONFIRMED_FOR_MINUTES = 10

/** Whether a proof of identity at `confirmedAt` still counts. Source: docs/rules.md A-37. */
export const isStillConfirmed = (confirmedAt: Date, at: Date): boolean =>
  at.getTime() - confirmedAt.getTime() <= CONFIRMED_FOR_MINUTES * MINUTE_MS
