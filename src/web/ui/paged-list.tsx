import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#web/language/use-text.ts'
import { Pager } from './pager.tsx'
import { addressOfPage } from './pager-numbers.ts'
import { Problem } from './problem.tsx'

interface PagedListProps<List> {
  /** From 1. */
  readonly page: number
  /** The asking for that page. */
  readonly query: {
    readonly data: List | undefined
    readonly error: unknown
    readonly isFetching: boolean
  }
  /** Another page of the same list, if any is known: how many there are stays in sight. */
  readonly rendered: List | null
  readonly failed: string
  readonly onRetry: () => void
  /** The shape of the list while it is asked for. */
  readonly skeleton: ReactNode
  /** The address of a page; `?page=2` where the address says nothing else. */
  readonly hrefOf?: (page: number) => string
  readonly children: (list: List) => ReactNode
}

/**
 * A long list whose pages have addresses. Another page starts at its top, for the eye, the keyboard
 * and the screen reader alike.
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
