import {
  type BookingHours,
  defaultBookingHours,
  type MinuteOfDay,
} from '#domain/bookings/booking-hours.ts'
import { isKoreanHoliday } from '#domain/calendar/korean-holidays.ts'
import {
  formatSeoulDay,
  MINUTE_MS,
  type SeoulDay,
  seoulDayOf,
  shiftDay,
  startOfSeoulDay,
  weekdayOf,
} from '#domain/calendar/seoul-day.ts'

/** The studio's weekly hours and closed days. */
export type WorkingHours = Pick<BookingHours, 'weekly' | 'exceptions'>

/**
 * Due time of a result sheet: the end of the studio's working day, a number of business days after
 * the day on which survey and payment were both in.
 *
 * Source: docs/rules.md PR-1.
 */
export const reportDueAt = (from: Date, businessDays: number, hours: WorkingHours): Date =>
  endOfWork(reportDueDay(seoulDayOf(from), businessDays, hours), hours)

/** Due day, counted from the day after `from`. */
const reportDueDay = (from: SeoulDay, businessDays: number, hours: WorkingHours): SeoulDay =>
  businessDaysAfter(from, businessDays, hours).at(-1) ?? from

/** Lists the next business days after a day, in order. The last one is the due day. */
export function businessDaysAfter(from: SeoulDay, count: number, hours: WorkingHours): SeoulDay[] {
  const found: SeoulDay[] = []
  for (let day = shiftDay(from, 1); found.length < count; day = shiftDay(day, 1)) {
    if (isBusinessDay(day, hours)) found.push(day)
  }
  return found
}

/** Whether the studio works on a day: a weekday of its hours that is neither closed nor a holiday. */
export const isBusinessDay = (day: SeoulDay, { weekly, exceptions }: WorkingHours): boolean =>
  timesOf(weekly).some(({ weekday }) => weekday === weekdayOf(day)) &&
  !exceptions.some((it) => it.kind === 'CLOSED' && it.day === formatSeoulDay(day)) &&
  !isKoreanHoliday(day)

/** End of work on a day: of its last weekly hours; on any other day the latest end of a weekday. */
export function endOfWork(day: SeoulDay, { weekly }: Pick<WorkingHours, 'weekly'>): Date {
  const times = timesOf(weekly)
  const ofDay = times.filter(({ weekday }) => weekday === weekdayOf(day))
  const closesAt: MinuteOfDay = Math.max(
    ...(ofDay.length > 0 ? ofDay : times).map((time) => time.closesAt),
  )
  // Midnight would be displayed as the next day.
  const end = startOfSeoulDay(day).getTime() + closesAt * MINUTE_MS
  return new Date(Math.min(end, startOfSeoulDay(shiftDay(day, 1)).getTime() - MINUTE_MS))
}

/** A studio without weekly consultation hours still has the default working days. */
const timesOf = (weekly: WorkingHours['weekly']) =>
  weekly.length > 0 ? weekly : defaultBookingHours.weekly
