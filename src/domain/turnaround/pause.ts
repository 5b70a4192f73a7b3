import { seoulDayOf, shiftDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { endOfWork, isBusinessDay, reportDueAt, type WorkingHours } from './due-time.ts'

interface Pause {
  readonly from: Date
  readonly to: Date
}

/**
 * Due time of a result sheet after its promise was paused: later by as many business days as ended
 * within the pause, so that as many are left as before. Source: docs/rules.md PR-9.
 */
export function dueAfterPause(dueAt: Date, pause: Pause, hours: WorkingHours): Date {
  const days = businessDaysEnded(pause, hours)
  return days === 0 ? dueAt : reportDueAt(dueAt, days, hours)
}

function businessDaysEnded({ from, to }: Pause, hours: WorkingHours): number {
  let ended = 0
  for (let day = seoulDayOf(from); startOfSeoulDay(day) <= to; day = shiftDay(day, 1)) {
    const end = endOfWork(day, hours)
    if (end > from && end <= to && isBusinessDay(day, hours)) ended += 1
  }
  return ended
}
