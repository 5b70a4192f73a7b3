import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { textLengths } from '#domain/limits/limits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { useRecentResults } from './recent-results.ts'
import { ResultList, toEntries } from './result-list.tsx'
import { SearchHint, SearchKeys } from './search-hints.tsx'
import { type SearchResult, useResultGroups } from './search-results.ts'
import { useSearch } from './use-search.ts'

interface SearchPanelProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly onOpened: () => void
  /** Button that closes the dialog. */
  readonly close: ReactNode
}

/**
 * Search field and results. Arrow keys move through the results while the focus stays in the field.
 * Enter opens the marked result; pressed before results arrive, it opens the first one when they
 * do.
 */
export function SearchPanel({ field, onOpened, close }: SearchPanelProps) {
  const labels = useAdminText().search
  const { number } = useFormat()
  const navigate = useNavigate()
  const id = useId()
  const search = useSearch()
  const { recent, remember } = useRecentResults()
  const groupsIn = useResultGroups()
  const [marked, setMarked] = useState(0)
  const [opensFirst, setOpensFirst] = useState(false)
  const { q, found } = search
  const groups = found
    ? groupsIn(found, q)
    : q === '' && recent.length > 0
      ? [{ kind: null, results: recent, hasMore: false }]
      : []
  const entries = toEntries(groups)
  const earlier = search.earlier ? groupsIn(search.earlier, q) : []

  function open(to: string, result?: SearchResult) {
    if (result) remember(result)
    onOpened()
    void navigate(to)
  }

  useEffect(() => {
    if (!opensFirst || !found) return
    setOpensFirst(false)
    const [first] = entries
    if (first) open(first.to, first.result)
  })

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : entries.length - 1
      if (entries.length > 0) setMarked((marked + step) % entries.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const entry = entries[marked]
      if (entry) open(entry.to, entry.result)
      else if (q && !found) {
        search.searchNow()
        setOpensFirst(true)
      }
    }
  }

  const hasList = entries.length > 0
  return (
    <>
      <div className="flex items-center gap-3 border-b border-ink px-4 pt-[env(safe-area-inset-top)] md:px-6">
        <SearchIcon className="size-5 text-muted" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-label={labels.label}
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={hasList ? `${id}-${marked}` : undefined}
          aria-autocomplete="list"
          placeholder={labels.label}
          maxLength={textLengths.search}
          value={search.typed}
          onChange={(event) => {
            search.setTyped(event.target.value)
            setMarked(0)
            setOpensFirst(false)
          }}
          onKeyDown={press}
          className="min-h-14 w-full min-w-0 grow bg-transparent text-body outline-transparent"
        />
        {close}
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
        <p role="status" className="sr-only">
          {found &&
            labels.found(number(groups.reduce((sum, { results }) => sum + results.length, 0)))}
        </p>
        {q === '' && recent.length === 0 && <SearchHint title={labels.hint} />}
        {search.isFailed && (
          <div className="px-4 md:px-6">
            <LoadProblem query={search.query} />
          </div>
        )}
        {earlier.length > 0 && (
          <div aria-hidden="true" inert className="opacity-50">
            <ResultList id={`${id}-earlier`} groups={earlier} marked={-1} />
          </div>
        )}
        {q !== '' && !found && !search.isFailed && earlier.length === 0 && (
          <div className="px-4 md:px-6">
            <SkeletonRows rows={3} />
          </div>
        )}
        {found && groups.length === 0 && (
          <SearchHint title={labels.noResults(q)} text={labels.noResultsText} />
        )}
        {hasList && (
          <ResultList id={id} groups={groups} marked={marked} onMark={setMarked} onOpen={open} />
        )}
      </div>
      <SearchKeys />
    </>
  )
}
