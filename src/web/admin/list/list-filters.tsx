import { useNavigate, useSearchParams } from 'react-router'
import { useAdminText } from '../frame/admin-text.ts'
import { type Change, changed } from './list-address.ts'
import { Chips } from './list-head.tsx'
import { SearchField } from './search-field.tsx'

/** Changes what the address asks for. */
export function useNarrow(): (change: Change) => void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (change) =>
    void navigate(`?${changed(search, change)}`, { replace: true, preventScrollReset: true })
}

interface ListSearchProps {
  /** Of the filter in the address: `q`. */
  readonly name: string
  /** What can be searched for. */
  readonly label: string
}

export function ListSearch({ name, label }: ListSearchProps) {
  const [search] = useSearchParams()
  const narrow = useNarrow()
  const value = search.get(name)?.trim() ?? ''

  return (
    <div className="mt-1 max-w-(--container-form)">
      <SearchField label={label} value={value} onSearch={(next) => narrow({ [name]: next })} />
    </div>
  )
}

interface ListChipsProps {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** One filter of few values, all of them in sight. */
export function ListChips({ name, label, options }: ListChipsProps) {
  const text = useAdminText().lists
  const [search] = useSearchParams()
  const chosen = options.find(({ value }) => value === search.get(name))?.value ?? null

  return (
    <Chips
      label={label}
      chips={[{ value: null, label: text.all }, ...options].map((each) => ({
        name: each.value ?? 'all',
        label: each.label,
        to: `?${changed(search, { [name]: each.value })}`,
        current: each.value === chosen,
      }))}
    />
  )
}
