import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#web/language/use-text.ts'
import { addressOfPage } from './pager-numbers.ts'
import { Pager } from './pager.tsx'

interface PagedListProps {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly children: ReactNode
}

/**
 * A long list whose pages have addresses. Another page starts at its top, for the eye, the keyboard
 * and the screen reader alike.
 */
export function PagedList({ page, pages, children }: PagedListProps) {
  const text = useText().ui
  const list = useRef<HTMLElement>(null)
  const shown = useRef(page)

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ behavior: 'instant' })
  }, [page])

  return (
    <section ref={list} tabIndex={-1} aria-label={text.page(page)} className="outline-none">
      {children}
      <Pager page={page} pages={pages} hrefOf={addressOfPage} />
    </section>
  )
}
