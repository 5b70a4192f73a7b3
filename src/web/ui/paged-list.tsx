import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#web/language/use-text.ts'
import { Pager } from './pager.tsx'
import { addressOfPage } from './pager-numbers.ts'
import { Problem } from './problem.tsx'

interface PagedListProps<List> {
  /** From 1. */
  readonly page: number
  /** Query of that page. */
  readonly query: {
    readonly data: List | undefined
    readonly error: unknown
    readonly isFetching: boolean
  }
  /** Another known page of the same list, for the number of pages. */
  readonly rendered: List | null
  readonly failed: string
  readonly onRetry: () => void
  /** Skeleton of the list. */
  readonly skeleton: ReactNode
  /** Returns the address of a page; by default `?page=2`. */
  readonly hrefOf?: (page: number) => string
  readonly children: (list: List) => ReactNode
}

/**
 * A long list whose pages have addresses. A new page starts at the top, for scrolling, focus and
 * screen readers.
 */
export function PagedList<List extends { readonly total_pages: number }>({
  page,
  query: { data, error, isFetching },
  rendered,
  failed,
  onRetry,
  skeleton,
  hrefOf = addressOfPage,
  children,
}: PagedListProps<List>) {
  const text = useText().ui
  const start = useStartOf(page)

  return (
    <section ref={start} tabIndex={-1} aria-label={text.page(page)} className="outline-none">
      {data && children(data)}
      {!data && error !== null && (
        <div className="py-8">
          <Problem onRetry={onRetry} busy={isFetching}>
            {failed}
          </Problem>
        </div>
      )}
      {!data && error === null && (
        <>
          <div className="noscript:hidden">{skeleton}</div>
          <div className="hidden py-8 noscript:block">
            <Problem>{failed}</Problem>
          </div>
        </>
      )}
      <Pager page={page} pages={(data ?? rendered)?.total_pages ?? 0} hrefOf={hrefOf} />
    </section>
  )
}

function useStartOf(page: number) {
  const start = useRef<HTMLElement>(null)
  const shown = useRef(page)

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    start.current?.focus({ preventScroll: true })
    start.current?.scrollIntoView({ behavior: 'instant' })
  }, [page])

  return start
}
