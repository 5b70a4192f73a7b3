import { useFormat } from '#web/language/use-format.ts'
import type { Part } from '../editing/parts.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { type FormTime, type HoursForm, toInput, weekdays } from './hours-form.ts'
import { startOfDay } from './week.ts'

/** Any Monday; its week yields the names of the weekdays. */
const MONDAY = 2

/** Returns a function that names a weekday: `월요일` for 1. */
export function useWeekdayName(): (weekday: number) => string {
  const format = useFormat()
  return (weekday) => format.weekdayLong(startOfDay(`2026-11-0${MONDAY - 1 + weekday}`))
}

/**
 * Parts of the consultation hours for comparing two versions: weekdays, special days, length,
 * places.
 */
export function useHoursParts(): readonly Part<HoursForm>[] {
  const labels = useAdminText().bookings.hoursPage
  const format = useFormat()
  const nameOf = useWeekdayName()
  const written = (times: readonly FormTime[]) =>
    times.map(({ opens_at, closes_at }) => `${opens_at}–${closes_at}`).join(', ')

  return [
    ...weekdays.map((weekday) => ({
      name: `weekday.${weekday}`,
      label: nameOf(weekday),
      value: (form: HoursForm) => written(form.weekly[weekday] ?? []),
      take: (into: HoursForm, from: HoursForm) => ({
        ...into,
        weekly: { ...into.weekly, [weekday]: from.weekly[weekday] ?? [] },
      }),
      show: (form: HoursForm) => written(form.weekly[weekday] ?? []) || labels.closedDay,
    })),
    {
      name: 'days',
      label: labels.exceptions,
      value: (form) => toInput(form).exceptions,
      take: (into, { days }) => ({ ...into, days }),
      show: ({ days }) =>
        days
          .filter(({ day }) => day !== '')
          .map(({ day, kind, times }) =>
            labels.exceptional(
              format.date(startOfDay(day)),
              labels.kinds[kind],
              kind === 'CLOSED' ? '' : written(times),
            ),
          )
          .join('\n'),
    },
    {
      name: 'slot',
      label: labels.slot,
      value: ({ slotMinutes }) => slotMinutes,
      take: (into, { slotMinutes }) => ({ ...into, slotMinutes }),
      show: ({ slotMinutes }) => slotMinutes,
    },
    {
      name: 'places',
      label: labels.places,
      value: ({ places }) => places,
      take: (into, { places }) => ({ ...into, places }),
      show: ({ places }) => places,
    },
  ]
}
