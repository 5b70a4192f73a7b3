import { DAY_MS, MINUTE_MS, seoulDayOf, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { AdminMessages } from '#texts/admin-messages.ts'
import type { Format } from '#texts/format.ts'

const HOUR_MS = 60 * MINUTE_MS
/** Within this time, the remaining time is shown instead of the day. */
const SOON_MS = 6 * HOUR_MS

interface Deadline {
  readonly label: string
  readonly isPressing: boolean
}

/** Describes when something is due, more precisely the nearer it is. */
export function describeDeadline(
  due: string,
  now: Date,
  text: AdminMessages['queue']['due'],
  format: Format,
): Deadline {
  const left = new Date(due).getTime() - now.getTime()
  if (left < 0) {
    const late = -daysUntil(due, now)
    return { label: late > 0 ? text.late(format.number(late)) : text.over, isPressing: true }
  }
  if (left < HOUR_MS) {
    const minutes = format.number(Math.ceil(left / MINUTE_MS))
    return { label: text.inMinutes(minutes), isPressing: true }
  }
  if (left < SOON_MS) {
    return { label: text.inHours(format.number(Math.floor(left / HOUR_MS))), isPressing: true }
  }
  const days = daysUntil(due, now)
  if (days === 0) return { label: text.today(format.time(due)), isPressing: false }
  if (days === 1) return { label: text.tomorrow(format.time(due)), isPressing: false }
  return { label: text.on(format.day(due)), isPressing: false }
}

function daysUntil(due: string, now: Date): number {
  const startOf = (time: Date) => startOfSeoulDay(seoulDayOf(time)).getTime()
  return Math.round((startOf(new Date(due)) - startOf(now)) / DAY_MS)
}
