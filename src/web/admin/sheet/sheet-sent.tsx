import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { AdminOrderRow } from '#contract/admin-orders.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { isTodayAt, listAddress, sheetAddress } from '../queue/queue-address.ts'

/** A sheet that was just sent. */
export interface SentSheet {
  readonly name: string
  /** The one that has waited longest; none where that is not known either. */
  readonly next: Pick<AdminOrderRow, 'order_number' | 'customer_name'> | undefined
}

/**
 * That it was sent, and at hand the way to the sheet that has to be written next; else the one back
 * to the list as it was left.
 */
export function SheetSent({ name, next }: SentSheet) {
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
        {text.sheet.published(name)}
      </p>
      <div ref={ways} className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-2">
        {next && (
          <ButtonLink size="small" to={sheetAddress(next.order_number, search)}>
            {text.sheet.nextSheet(next.customer_name)}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" size="small" to={listAddress(view, search)}>
          {text.backToList}
        </ButtonLink>
      </div>
    </div>
  )
}
