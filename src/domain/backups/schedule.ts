import { DAY_MS, seoulDayOf, startOfSeoulDay } from '../calendar/seoul-day.ts'

const HOUR_MS = 3_600_000
/** Pause after a failure, so that a target that is away is not called every few minutes. */
const RETRY_AFTER_MS = HOUR_MS
const LATE_AFTER_MS = 1.5 * DAY_MS

interface BackupTimes {
  /** When the last successful backup began; null if there was none. */
  readonly lastBegan: Date | null
  /** When the last attempt failed, if it did. */
  readonly lastFailed: Date | null
  /** Hour in Seoul at which the day's backup is made. */
  readonly hour: number
}

/**
 * Whether the day's backup is still to be made: none began since the last scheduled hour. A server
 * that was off at that hour makes it when it starts. Source: docs/rules.md BK-3.
 */
export function isBackupDue(now: Date, { lastBegan, lastFailed, hour }: BackupTimes): boolean {
  if (lastFailed && now.getTime() - lastFailed.getTime() < RETRY_AFTER_MS) return false
  const today = startOfSeoulDay(seoulDayOf(now)).getTime() + hour * HOUR_MS
  const scheduled = today <= now.getTime() ? today : today - DAY_MS
  return lastBegan === null || lastBegan.getTime() < scheduled
}

/** Whether the owner has to act: the last successful backup is older than a day and a half. */
export const isBackupLate = (now: Date, lastBegan: Date | null): boolean =>
  lastBegan === null || now.getTime() - lastBegan.getTime() > LATE_AFTER_MS
