import { type FormEvent, useState } from 'react'
import { readDashboard } from '#contract/dashboard.ts'
import {
  formatSeoulDay,
  parseSeoulDay,
  type SeoulDay,
  seoulDayOf,
  shiftDay,
} from '#domain/calendar/seoul-day.ts'
import { periodFor } from '#domain/dashboard/period.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useNow } from '../frame/use-now.ts'
import { useSetFilters } from '../list/list-filters.tsx'
import { Chips } from '../list/list-head.tsx'

interface PeriodPickerProps {
  /** The chosen period; without both days the default period applies. */
  readonly period: { readonly from?: string | undefined; readonly to?: string | undefined }
}

const lengths = [7, 30, 90, 365]

/** Chooses the period of the figures, which is stored in the address. */
export function PeriodPicker(props: PeriodPickerProps) {
  const labels = useAdminText().dashboard.period
  const format = useFormat()
  const today = seoulDayOf(useNow())
  const period = wholePeriod(props.period, today)

  return (
    <div>
      <Chips
        label={labels.choose}
        chips={lengths.map((days) => {
          const from = formatSeoulDay(shiftDay(today, 1 - days))
          const to = formatSeoulDay(today)
          return {
            name: String(days),
            label: labels.last(format.number(days)),
            to: `?from=${from}&to=${to}`,
            current: period.from === from && period.to === to,
          }
        })}
      />
      <OwnPeriod key={`${period.from} ${period.to}`} period={period} />
    </div>
  )
}

function wholePeriod({ from, to }: PeriodPickerProps['period'], today: SeoulDay) {
  const known = {
    from: from ? parseSeoulDay(from) : undefined,
    to: to ? parseSeoulDay(to) : undefined,
  }
  const period = periodFor(known, today)
  return { from: formatSeoulDay(period.from), to: formatSeoulDay(period.to) }
}

/** Form for two days. It applies on submit, because a half-typed date is invalid. */
function OwnPeriod({ period }: PeriodPickerProps) {
  const labels = useAdminText().dashboard.period
  const setFilters = useSetFilters()
  const [isRefused, setIsRefused] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = Object.fromEntries(new FormData(event.currentTarget))
    const { data } = readDashboard.query.safeParse(entered)
    setIsRefused(!data)
    if (data?.from && data.to) setFilters({ from: data.from, to: data.to })
  }

  return (
    <form
      onSubmit={send}
      noValidate
      className="grid max-w-(--container-text) grid-cols-2 items-start gap-x-4 gap-y-3 pt-1 pb-4 md:grid-cols-[1fr_1fr_auto]"
    >
      <TextField type="date" name="from" label={labels.from} defaultValue={period.from} />
      <TextField
        type="date"
        name="to"
        label={labels.to}
        defaultValue={period.to}
        problem={isRefused ? labels.refused : null}
      />
      <div className="max-md:col-span-2 md:pt-6">
        <Button kind="secondary" size="small" type="submit">
          {labels.show}
        </Button>
      </div>
    </form>
  )
}
