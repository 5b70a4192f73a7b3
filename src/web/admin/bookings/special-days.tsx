import { Button } from '#web/ui/button.tsx'
import { CloseIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { dayKinds, type FormDay, newDay, newTime } from './hours-form.ts'
import { TimeRows } from './time-rows.tsx'

interface SpecialDaysProps {
  readonly days: readonly FormDay[]
  readonly onChange: (days: readonly FormDay[]) => void
  readonly problemOf: (key: string) => string | null
}

/** Fields for days off and days with different hours. */
export function SpecialDays({ days, onChange, problemOf }: SpecialDaysProps) {
  const labels = useAdminText().bookings.hoursPage
  const set = (key: string, part: Partial<FormDay>) =>
    onChange(days.map((each) => (each.key === key ? { ...each, ...part } : each)))

  return (
    <>
      <p className="text-small text-muted">
        {days.length > 0 ? labels.exceptionsText : labels.noExceptions}
      </p>
      <ul>
        {days.map((day) => (
          <li key={day.key} className="border-b border-sand py-3">
            <SpecialDay
              day={day}
              onChange={(part) => set(day.key, part)}
              onRemove={() => onChange(days.filter(({ key }) => key !== day.key))}
              problemOf={problemOf}
            />
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="small" onClick={() => onChange([...days, newDay()])}>
        <PlusIcon className="size-4" />
        {labels.addException}
      </Button>
    </>
  )
}

interface SpecialDayProps {
  readonly day: FormDay
  readonly onChange: (part: Partial<FormDay>) => void
  readonly onRemove: () => void
  readonly problemOf: (key: string) => string | null
}

function SpecialDay({ day, onChange, onRemove, problemOf }: SpecialDayProps) {
  const labels = useAdminText().bookings.hoursPage
  const { kind, times } = day

  function choose(value: string) {
    const next = dayKinds.find((each) => each === value) ?? kind
    onChange({ kind: next, times: next !== 'CLOSED' && times.length === 0 ? [newTime()] : times })
  }

  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
        <TextField
          type="date"
          label={labels.day}
          value={day.day}
          problem={problemOf(day.key)}
          onChange={({ target }) => onChange({ day: target.value })}
        />
        <div className="max-sm:order-last max-sm:col-span-2">
          <Select
            label={labels.kind}
            placeholder={false}
            value={kind}
            options={dayKinds.map((value) => ({ value, label: labels.kinds[value] }))}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
        <button
          type="button"
          aria-label={labels.remove(day.day || labels.exceptions)}
          onClick={onRemove}
          className="mt-6 flex size-touch items-center justify-center text-muted hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </button>
      </div>
      {kind !== 'CLOSED' && (
        <div className="flex flex-wrap items-start gap-x-4 pt-1">
          <TimeRows
            dayName={day.day || labels.exceptions}
            times={times}
            onChange={(next) => onChange({ times: next })}
            problemOf={problemOf}
          />
          <Button
            kind="quiet"
            size="small"
            onClick={() => onChange({ times: [...times, newTime()] })}
          >
            <PlusIcon className="size-4" />
            {labels.addShort}
          </Button>
        </div>
      )}
    </>
  )
}
