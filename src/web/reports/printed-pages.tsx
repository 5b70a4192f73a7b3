import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { getReportPages } from '#contract/reports.ts'
import { downloadNow } from '#web/api/client.ts'

interface PrintedPagesProps {
  /** Id of the sheet. */
  readonly id: string
  /** Guest token; null for a member. */
  readonly token: string | null
}

/**
 * Prints the sheet's PDF pages instead of the page. Loads them synchronously when printing begins,
 * since browsers wait for no promise there. Without a connection the page itself is printed.
 */
export function PrintedPages({ id, token }: PrintedPagesProps) {
  const pages = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const show = () => {
      const input = { params: { id }, query: { token: token ?? undefined } }
      const drawn = downloadNow(getReportPages, input)
      if (drawn && pages.current) pages.current.innerHTML = `<style>@page{margin:0}</style>${drawn}`
    }
    const clear = () => pages.current?.replaceChildren()
    addEventListener('beforeprint', show)
    addEventListener('afterprint', clear)
    return () => {
      removeEventListener('beforeprint', show)
      removeEventListener('afterprint', clear)
    }
  }, [id, token])

  return createPortal(
    <div ref={pages} data-print="pages" className="hidden print:block" />,
    document.body,
  )
}
