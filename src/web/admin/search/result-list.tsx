import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ForwardIcon } from '#web/ui/icons.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Facts } from '../list/row-link.tsx'
import type { ResultGroup, SearchResult } from './search-results.ts'

/** `kind` is null for recent results, which are of several kinds. */
type ShownGroup = Omit<ResultGroup, 'kind'> & { readonly kind: ResultGroup['kind'] | null }

/** A line that can be opened: a result, or the link to all results of its kind. */
interface Entry {
  readonly to: string
  readonly result?: SearchResult
}

/** Returns all lines in the order of the arrow keys. */
export const toEntries = (groups: readonly ShownGroup[]): Entry[] =>
  groups.flatMap((group): Entry[] => [
    ...group.results.map((result) => ({ to: result.to, result })),
    ...(group.hasMore && group.showAll ? [{ to: group.showAll.to }] : []),
  ])

interface ResultListProps {
  readonly id: string
  readonly groups: readonly ShownGroup[]
  /** Index of the line that Enter opens. */
  readonly marked: number
  readonly onMark?: (line: number) => void
  readonly onOpen?: (to: string, result?: SearchResult) => void
}

/** Search results by kind. They are links, so that they can be opened in a new tab. */
export function ResultList({ id, groups, marked, onMark, onOpen }: ResultListProps) {
  const labels = useAdminText().search
  const lengths = groups.map((group) => toEntries([group]).length)
  const startOf = (at: number) => lengths.slice(0, at).reduce((sum, length) => sum + length, 0)

  return (
    <div id={`${id}-list`} role="listbox" aria-label={labels.results} className="pb-3">
      {groups.map(({ kind, results, hasMore, showAll }, at) => {
        const line = (offset: number) => {
          const here = startOf(at) + offset
          return { id: `${id}-${here}`, isMarked: here === marked, onMark: () => onMark?.(here) }
        }
        const heading = kind ? labels.kinds[kind] : labels.recent
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
          <div key={heading} role="group" aria-labelledby={`${id}-${heading}`}>
            <p id={`${id}-${heading}`} className="px-4 pt-4 pb-1 text-tiny text-muted md:px-6">
              {heading}
            </p>
            {results.map((result, offset) => (
              <Line
                key={result.to}
                {...line(offset)}
                to={result.to}
                onOpen={() => onOpen?.(result.to, result)}
              >
                <ResultText result={result} kind={kind ? undefined : labels.kinds[result.kind]} />
              </Line>
            ))}
            {hasMore && showAll && (
              <Line {...line(results.length)} to={showAll.to} onOpen={() => onOpen?.(showAll.to)}>
                <span className="col-span-2 flex items-center gap-2">
                  {showAll.label}
                  <ForwardIcon className="size-4" />
                </span>
              </Line>
            )}
            {hasMore && !showAll && (
              <p className="px-4 py-2 text-tiny text-muted md:px-6">{labels.more}</p>
            )}
          </div>
        )
      })}
    </div>
  )
}

interface LineProps {
  readonly id: string
  readonly isMarked: boolean
  readonly to: string
  readonly onMark: () => void
  readonly onOpen: () => void
  readonly children: ReactNode
}

function Line({ id, isMarked, to, onMark, onOpen, children }: LineProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isMarked) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }

  return (
    <Link
      ref={link}
      id={id}
      to={to}
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      onClick={follow}
      onMouseMove={onMark}
      className="grid min-h-touch grid-cols-[minmax(0,1fr)_auto] content-center gap-x-4 px-4 py-2 text-small aria-selected:bg-fill aria-selected:shadow-[inset_3px_0_0_var(--color-clay)] md:px-6"
    >
      {children}
    </Link>
  )
}

interface ResultTextProps {
  readonly result: SearchResult
  /** Kind of the result, shown in a list of several kinds. */
  readonly kind: string | undefined
}

const ResultText = ({ result, kind }: ResultTextProps) => (
  <>
    <span className="line-clamp-2 font-strong wrap-anywhere">{result.title}</span>
    <span className="text-right text-tiny text-muted">{result.titleEnd}</span>
    <span className="min-w-0 text-tiny text-muted wrap-anywhere">
      <Facts facts={result.facts} />
    </span>
    <span className="text-right text-tiny text-muted">{kind}</span>
  </>
)
