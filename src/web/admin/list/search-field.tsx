import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { textLengths } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { CloseIcon, SearchIcon } from '#web/ui/icons.tsx'

/** Typing rests this long before the list is searched. */
const REST_MS = 300

/** Lists refuse to search for more. */

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onSearch: (value: string) => void
}

/** Searches while one types. `f` leads here, Escape leads out. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const text = useText().ui
  const isLeaving = useNavigation().state !== 'idle'
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    // The address changed by another hand (the way back, the filters cleared): the field follows,
    // unless somebody typed meanwhile; those labels are searched for as soon as the page is there.
    if (sent !== value && typed.trim() === seen) setTyped(value)
  }

  useEffect(() => {
    const wanted = typed.trim()
    // Whoever presses a row while the typing still rests goes there first: a search would call it off.
    if (wanted === value || isLeaving) return
    const timer = setTimeout(() => {
      setSent(wanted)
      onSearch(wanted)
    }, REST_MS)
    return () => clearTimeout(timer)
  })

  return (
    <search className="flex items-center gap-2 border-b border-control focus-within:border-ink">
      <SearchIcon className="size-4 text-muted" />
      <input
        data-search
        type="text"
        inputMode="search"
        aria-label={label}
        placeholder={label}
        maxLength={textLengths.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          event.currentTarget.blur()
        }}
        className="min-h-touch w-full min-w-0 bg-transparent text-small outline-transparent lg:min-h-9"
      />
      {typed && (
        <button
          type="button"
          aria-label={text.clear}
          onClick={() => setTyped('')}
          className="-mr-2 flex size-touch shrink-0 items-center justify-center lg:size-9"
        >
          <CloseIcon className="size-3.5" />
        </button>
      )}
    </search>
  )
}
