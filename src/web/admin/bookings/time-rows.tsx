import { CloseIcon } from '#web/ui/icons.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { FormTime } from './hours-form.ts'

interface TimeRowsProps {
  /** Name of the weekday or day, for the labels of the fields. */
  readonly dayName: string
  readonly times: readonly FormTime[]
  readonly onChange: (times: readonly FormTime[]) => void
  readonly problemOf: (key: string) => string | null
}

const fieldClass =
  'figures min-h-touch border-b border-control bg-transparent px-1 text-small focus:border-ink aria-invalid:border-clay'

/** Fields for the periods of a day, one period per line. */
export function TimeRows({ dayName, times, onChange, problemOf }: TimeRowsProps) {
  const labels = useAdminText().bookings.hoursPage
  const set = (key: string, part: Partial<FormTime>) =>
    onChange(times.map((time) => (time.key === key ? { ...time, ...part } : time)))

  return (
    <ul>
      {times.map(({ key, ...time }) => {
        const problem = problemOf(key)
        const fields = [
          ['opens_at', labels.from],
          ['closes_at', labels.to],
        ] as const
        return (
          <li key={key}>
            <div className="flex items-center gap-2">
              {fields.map(([name, label], at) => (
                <span key={name} className="flex items-center gap-2">
                  {at > 0 && <span aria-hidden="true">–</span>}
                  <input
                    type="time"
                    aria-label={`${dayName}, ${label}`}
                    aria-invalid={problem ? true : undefined}
                    aria-describedby={problem ? `${key}-problem` : undefined}
                    value={time[name]}
                    onChange={({ target }) => set(key, { [name]: target.value })}
                    className={fieldClass}
                  />
                </span>
              ))}
              <button
                type="button"
                aria-label={labels.remove(`${dayName} ${time.opens_at}–${time.closes_at}`)}
                onClick={() => onChange(times.filter((time) => time.key !== key))}
                className="flex size-touch items-center justify-center text-muted hover:text-ink"
              >
                <CloseIcon className="size-4" />
              </button>
            </div>
            {problem && (
              <p id={`${key}-problem`} className="pb-2 text-small text-clay">
                {problem}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
