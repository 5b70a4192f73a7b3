import { orderStatuses } from '#domain/orders/order-status.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { DownIcon } from '#web/ui/icons.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useNarrow } from '../list/list-filters.tsx'
import { useQueueFilters } from './queue-queries.ts'

/** Status and days. Open while one of them narrows the list. */
export function QueueMoreFilters() {
  const { queue: text, lists } = useAdminText()
  const { canonical } = useText().orders.statuses
  const narrow = useNarrow()
  const { status, from, to } = useQueueFilters()
  const isUsed = Boolean(status || from || to)

  return (
    <details open={isUsed || undefined} className="group border-t border-sand">
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-1.5 text-small text-muted hover:text-ink lg:min-h-9">
        {text.filters}
        <DownIcon className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid max-w-(--container-text) grid-cols-2 items-end gap-x-4 gap-y-3 pb-4 md:grid-cols-3">
        <div className="max-md:col-span-2">
          <Select
            label={text.status}
            placeholder={text.anyStatus}
            value={status ?? ''}
            options={orderStatuses.map((value) => ({ value, label: canonical[value] }))}
            onChange={({ target }) => narrow({ status: target.value })}
          />
        </div>
        <TextField
          type="date"
          aria-required={false}
          label={text.from}
          value={from ?? ''}
          max={to}
          onChange={({ target }) => narrow({ from: target.value })}
        />
        <TextField
          type="date"
          aria-required={false}
          label={text.to}
          value={to ?? ''}
          min={from}
          onChange={({ target }) => narrow({ to: target.value })}
        />
        {isUsed && (
          <div className="col-span-full">
            <Button
              kind="quiet"
              size="small"
              onClick={() => narrow({ status: null, from: null, to: null })}
            >
              {lists.clear}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}
