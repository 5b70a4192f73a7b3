import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { type FormTime, type HoursForm, weekdays } from './hours-form.ts'
import { startOf } from './week.ts'

/** Any Monday: its week names the weekdays. */
const MONDAY = 2

/** `월요일` for 1. */
export function useWeekdayName(): (weekday: number) => string {
  const format = useFormat()
  return (weekday) => format.weekdayLong(startOf(`2026-11-0${MONDAY - 1 + weekday}`))
}

/** What hours say, a line a thing, for those who compare two of them. */
export function useHoursInWords(): (form: HoursForm) => string[] {
  const words = useAdminText().bookings.hoursPage
  const format = useFormat()
  const nameOf = useWeekdayName()
  const written = (times: readonly FormTime[]) =>
    times.map(({ opens_at, closes_at }) => `${opens_at}–${closes_at}`).join(', ')

  return ({ weekly, days, slotMinutes, places }) => [
    ...weekdays.map((weekday) =>
      words.line(nameOf(weekday), written(weekly[weekday] ?? []) || words.closedDay),
    ),
    ...days
      .filter(({ day }) => day !== '')
      .map(({ day, kind, times }) =>
        words.exceptional(
          format.date(startOf(day)),
          words.kinds[kind],
          kind === 'CLOSED' ? '' : written(times),
        ),
      ),
    words.length(slotMinutes),
    words.atOnce(places),
  ]
}
