import { useNavigate, useSearchParams } from 'react-router'
import { useAdminText } from '../frame/admin-text.ts'
import { type Change, changeSearch } from './list-address.ts'
import { Chips } from './list-head.tsx'
import { SearchField } from './search-field.tsx'

/** Returns a function that changes the filters in the address. */
export function useSetFilters(): (change: Change) => void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (change) =>
    void navigate(`?${changeSearch(search, change)}`, { replace: true, preventScrollReset: true })
}

interface ListSearchProps {
  /** Name of the filter in the address: `q`. */
  readonly name: string
  /** Label that says what can be searched for. */
  readonly label: string
}

export function ListSearch({ name, label }: ListSearchProps) {
  const [search] = useSearchParams()
  const setFilters = useSetFilters()
  const value = search.get(name)?.trim() ?? ''

  return (
    <div className="mt-1 max-w-(--container-form)">
      <SearchField label={label} value={value} onSearch={(next) => setFilters({ [name]: next })} />
    </div>
  )
}

interface ListChipsProps {
  readonly name: string
  readonly label: string
  /** Labels by value, in display order. */
  readonly values: Readonly<Record<string, string>>
}

/** Filter with few values, shown as chips. */
export function ListChips({ name, label, values }: ListChipsProps) {
  const text = useAdminText().lists
  const [search] = useSearchParams()
  const named = search.get(name)
  const chosen = named !== null && Object.hasOwn(values, named) ? named : null

  return (
    <Chips
      label={label}
      chips={[null, ...Object.keys(values)].map((value) => ({
        name: value ?? 'all',
        label: (value && values[value]) ?? text.all,
        to: `?${changeSearch(search, { [name]: value })}`,
        current: value === chosen,
      }))}
    />
  )
}
