import { DAY_MS, MINUTE_MS } from '#domain/calendar/seoul-day.ts'
import { isStaffRole, type Role } from './roles.ts'

/** Days without use after which a session ends. */
export const UNUSED_SESSION_DAYS = 30
/** Days after which a session ends however often it is used. */
const MOST_SESSION_DAYS = 180
/** Days after which a session of the studio's people ends in any case: it sees customers. */
const MOST_STAFF_SESSION_DAYS = 14

/** Returns when a session that was used at `at` ends if it is not used again. */
export const unusedSessionEnd = (at: Date): Date =>
  new Date(at.getTime() + UNUSED_SESSION_DAYS * DAY_MS)

/** Returns when a session that was opened at `at` ends in any case. */
export const lastSessionEnd = (role: Role, at: Date): Date =>
  new Date(
    at.getTime() + (isStaffRole(role) ? MOST_STAFF_SESSION_DAYS : MOST_SESSION_DAYS) * DAY_MS,
  )

/** Minutes for which one proof of identity allows dangerous acts. */
const CONFIRMED_FOR_MINUTES = 10

/** Whether a proof of identity at `confirmedAt` still counts. Source: docs/rules.md A-37. */
export const isStillConfirmed = (confirmedAt: Date, at: Date): boolean =>
  at.getTime() - confirmedAt.getTime() <= CONFIRMED_FOR_MINUTES * MINUTE_MS
