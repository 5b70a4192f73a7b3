import { orderStatuses } from '#domain/orders/order-status.ts'
import { useText } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { ListDays, ListMoreFilters, ListSelect } from '../list/list-more-filters.tsx'

/** Status and days. */
export function QueueMoreFilters() {
  const { queue: text } = useAdminText()
  const { canonical } = useText().orders.statuses

  return (
    <ListMoreFilters names={['status', 'from', 'to']}>
      <div className="@max-[30rem]:col-span-2">
        <ListSelect
          name="status"
          label={text.status}
          any={text.anyStatus}
          values={Object.fromEntries(orderStatuses.map((value) => [value, canonical[value]]))}
        />
      </div>
      <ListDays labels={text} />
    </ListMoreFilters>
  )
}
