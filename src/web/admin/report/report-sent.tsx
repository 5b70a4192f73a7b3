import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { AdminOrderRow } from '#contract/admin-orders.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { isTodayAt, listAddress, reportEditorAddress } from '../queue/queue-address.ts'

/** A result sheet that was just published. */
export interface SentReport {
  readonly name: string
  /** The order that has waited longest; undefined if unknown. */
  readonly next: Pick<AdminOrderRow, 'order_number' | 'customer_name'> | undefined
}

/** Confirms publication, with a link to the next result sheet to write or back to the list. */
export function ReportSent({ name, next }: SentReport) {
  const text = useAdminText()
  const [search] = useSearchParams()
  const view = isTodayAt(useLocation()) ? 'today' : 'orders'
  const ways = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ways.current?.querySelector('a')?.focus()
  }, [])

  return (
    <div className="scroll-mt-28 border-l-3 border-moss bg-fill px-4 py-3">
      <p role="status" className="text-small">
        {text.report.published(name)}
      </p>
      <div ref={ways} className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-2">
        {next && (
          <ButtonLink size="small" to={reportEditorAddress(next.order_number, search)}>
            {text.report.nextReport(next.customer_name)}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" size="small" to={listAddress(view, search)}>
          {text.backToList}
        </ButtonLink>
      </div>
    </div>
  )
}
