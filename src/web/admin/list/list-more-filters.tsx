import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { DownIcon } from '#web/ui/icons.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useSetFilters } from './list-filters.tsx'

interface ListMoreFiltersProps {
  /** Names of the filters inside, which are cleared together. */
  readonly names: readonly string[]
  readonly children: ReactNode
}

/** Collapsible group of rarely used filters; open while one of them is set. */
export function ListMoreFilters({ names, children }: ListMoreFiltersProps) {
  const { queue: text, lists } = useAdminText()
  const [search] = useSearchParams()
  const setFilters = useSetFilters()
  const isUsed = names.some((name) => search.get(name))

  return (
    <details open={isUsed || undefined} className="group @container border-t border-sand">
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-1.5 text-small text-muted hover:text-ink lg:min-h-9">
        {text.filters}
        <DownIcon className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid max-w-(--container-text) grid-cols-2 items-end gap-x-4 gap-y-3 pb-4 @min-[60rem]:max-w-none @min-[60rem]:grid-cols-4">
        {children}
        {isUsed && (
          <div className="col-span-full">
            <Button
              kind="quiet"
              size="small"
              onClick={() => setFilters(Object.fromEntries(names.map((name) => [name, null])))}
            >
              {lists.clear}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}

interface ListSelectProps {
  /** Name of the filter in the address. */
  readonly name: string
  readonly label: string
  /** Label of the option that filters nothing. */
  readonly anyLabel: string
  /** Labels by value, in display order. */
  readonly values: Readonly<Record<string, string>>
}

/** Filter with many values, shown as a select. */
export function ListSelect({ name, label, anyLabel, values }: ListSelectProps) {
  const [search] = useSearchParams()
  const setFilters = useSetFilters()
  const named = search.get(name) ?? ''

  return (
    <div className="min-w-0">
      <Select
        label={label}
        placeholder={anyLabel}
        value={Object.hasOwn(values, named) ? named : ''}
        options={Object.entries(values).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => setFilters({ [name]: target.value })}
      />
    </div>
  )
}

interface ListDaysProps {
  /** Labels of the filters `from` and `to`. */
  readonly labels: { readonly from: string; readonly to: string }
}

/** Filter for a period of whole days, both included. */
export function ListDays({ labels }: ListDaysProps) {
  const [search] = useSearchParams()
  const setFilters = useSetFilters()
  const from = search.get('from') ?? ''
  const to = search.get('to') ?? ''

  return (
    <>
      <TextField
        type="date"
        aria-required={false}
        label={labels.from}
        value={from}
        max={to}
        onChange={({ target }) => setFilters({ from: target.value })}
      />
      <TextField
        type="date"
        aria-required={false}
        label={labels.to}
        value={to}
        min={from}
        onChange={({ target }) => setFilters({ to: target.value })}
      />
    </>
  )
}
