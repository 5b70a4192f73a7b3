import { formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { EditedField } from './use-editing.ts'

interface PeriodFieldProps {
  readonly legend: string
  /** Days in Seoul; empty means open-ended. */
  readonly from: EditedField
  readonly to: EditedField
  /** Explains what an empty end means. */
  readonly hint?: string
  /** Both days are required. */
  readonly required?: boolean
}

/** Fields for the first and the last day of a period, both included. */
export function PeriodField({ legend, from, to, hint, required = false }: PeriodFieldProps) {
  const text = useAdminText().editing.period

  return (
    <fieldset>
      <legend className="text-small font-strong">{legend}</legend>
      {hint && <p className="pt-0.5 text-small text-muted">{hint}</p>}
      <div className="grid max-w-(--container-form) grid-cols-2 gap-x-4 pt-2">
        <TextField
          type="date"
          label={text.from}
          name={from.name}
          value={from.value}
          max={to.value || undefined}
          problem={from.problem}
          aria-required={required}
          onChange={({ target }) => from.set(target.value)}
        />
        <TextField
          type="date"
          label={text.to}
          name={to.name}
          value={to.value}
          min={from.value || undefined}
          problem={to.problem}
          aria-required={required}
          onChange={({ target }) => to.set(target.value)}
        />
      </div>
    </fieldset>
  )
}

/** Converts a moment to its day in Seoul, for a date field. */
export const dayOf = (moment: string | null | undefined): string =>
  moment ? formatSeoulDay(seoulDayOf(new Date(moment))) : ''

/**
 * Converts a day for the API: the original moment if the day is unchanged, `null` if it is empty.
 */
export const toMomentOrDay = (day: string, before: string | null | undefined): string | null =>
  day === '' ? null : before && dayOf(before) === day ? before : day
