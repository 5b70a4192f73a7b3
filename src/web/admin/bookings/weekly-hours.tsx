import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { type HoursForm, newTime, weekdays } from './hours-form.ts'
import { TimeRows } from './time-rows.tsx'
import { useWeekdayName } from './use-hours-parts.ts'

interface WeeklyHoursProps {
  readonly weekly: HoursForm['weekly']
  readonly onChange: (weekly: HoursForm['weekly']) => void
  readonly problemOf: (key: string) => string | null
}

/** Fields for the opening hours of each weekday; a day may have several periods. */
export function WeeklyHours({ weekly, onChange, problemOf }: WeeklyHoursProps) {
  const labels = useAdminText().bookings.hoursPage
  const nameOf = useWeekdayName()

  return (
    <ul>
      {weekdays.map((weekday) => {
        const times = weekly[weekday] ?? []
        const name = nameOf(weekday)
        const set = (next: typeof times) => onChange({ ...weekly, [weekday]: next })
        return (
          <li
            key={weekday}
            className="grid gap-x-4 border-b border-sand py-2 last:border-b-0 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
          >
            <h3 className="flex min-h-touch items-center text-small">{name}</h3>
            {times.length > 0 ? (
              <TimeRows dayName={name} times={times} onChange={set} problemOf={problemOf} />
            ) : (
              <p className="flex min-h-touch items-center text-small text-muted">
                {labels.closedDay}
              </p>
            )}
            <div>
              <Button kind="quiet" size="small" onClick={() => set([...times, newTime()])}>
                <PlusIcon className="size-4" />
                <span aria-hidden="true">{labels.addShort}</span>
                <VisuallyHidden>{labels.add(name)}</VisuallyHidden>
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
