import { useNavigate, useSearchParams } from 'react-router'
import { useAdminText } from '../frame/admin-text.ts'
import { type Change, changeSearch } from './list-address.ts'
import { Chips } from './list-head.tsx'
import { SearchField } from './search-field.tsx'

/** Changes what the address asks for. */
export function useSetFilters(): (change: Change) => void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (change) =>
    void navigate(`?${changeSearch(search, change)}`, { replace: true, preventScrollReset: true })
}

interface ListSearchProps {
  /** Of the filter in the address: `q`. */
  readonly name: string
  /** What can be searched for. */
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
  /** Its values as they are called, in the order in which they stand. */
  readonly values: Readonly<Record<string, string>>
}

/** One filter of few values, all of them in sight. */
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
