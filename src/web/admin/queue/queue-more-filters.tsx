import { type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { FilterChange, Filters } from './queue-filters.ts'

interface QueueMoreFiltersProps {
  readonly filters: Filters
  readonly onNarrow: (change: FilterChange) => void
}

/** Status and days. Open while one of them narrows the list. */
export function QueueMoreFilters({ filters, onNarrow }: QueueMoreFiltersProps) {
  const text = useAdminText().queue
  const { canonical } = useText().orders.statuses
  const isUsed = Boolean(filters.status || filters.from || filters.to)

  return (
    <details open={isUsed || undefined} className="border-t border-sand">
      <summary className="flex min-h-touch items-center text-small text-muted hover:text-ink lg:min-h-9">
        {text.filters}
      </summary>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 pb-4">
        <div className="col-span-2">
          <Select
            label={text.status}
            placeholder={text.anyStatus}
            value={filters.status ?? ''}
            options={orderStatuses.map((value) => ({ value, label: canonical[value] }))}
            onChange={({ target }) => onNarrow({ status: (target.value || null) as OrderStatus })}
          />
        </div>
        <TextField
          optional
          type="date"
          label={text.from}
          value={filters.from ?? ''}
          onChange={({ target }) => onNarrow({ from: target.value })}
        />
        <TextField
          optional
          type="date"
          label={text.to}
          value={filters.to ?? ''}
          onChange={({ target }) => onNarrow({ to: target.value })}
        />
        {isUsed && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => onNarrow({ status: null, from: null, to: null })}
          >
            {text.clear}
          </Button>
        )}
      </div>
    </details>
  )
}
