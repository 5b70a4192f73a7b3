import { orderStatuses } from '#domain/orders/order-status.ts'
import { useText } from '#web/language/use-text.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useNarrow } from '../list/list-filters.tsx'
import { ListMoreFilters, ListSelect } from '../list/list-more-filters.tsx'
import { useQueueFilters } from './queue-queries.ts'

/** Status and days. */
export function QueueMoreFilters() {
  const { queue: text } = useAdminText()
  const { canonical } = useText().orders.statuses
  const narrow = useNarrow()
  const { from, to } = useQueueFilters()

  return (
    <ListMoreFilters names={['status', 'from', 'to']}>
      <div className="max-md:col-span-2">
        <ListSelect
          name="status"
          label={text.status}
          any={text.anyStatus}
          values={Object.fromEntries(orderStatuses.map((value) => [value, canonical[value]]))}
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
    </ListMoreFilters>
  )
}
