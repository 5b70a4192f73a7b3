import { useSearchParams } from 'react-router'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { useText } from '#web/language/use-text.ts'
import { useSoldKinds } from '../catalog/all-products.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { ListDays, ListMoreFilters, ListSelect } from '../list/list-more-filters.tsx'
import { ASSIGNEE, AssigneeFilter } from './assignee-filter.tsx'

/**
 * Filters by status, kind, consultant and days. Kind is shown if there are products of several kinds or
 * it is set.
 */
export function QueueMoreFilters() {
  const { queue: text } = useAdminText()
  const { orders, myPage } = useText()
  const { canonical } = orders.statuses
  const { kinds } = useSoldKinds()
  const [search] = useSearchParams()

  return (
    <ListMoreFilters names={['status', 'consulting_type', ASSIGNEE, 'from', 'to']}>
      <div className="@max-[30rem]:col-span-2">
        <ListSelect
          name="status"
          label={text.status}
          anyLabel={text.anyStatus}
          values={Object.fromEntries(orderStatuses.map((value) => [value, canonical[value]]))}
        />
      </div>
      {(kinds.length > 1 || search.has('consulting_type')) && (
        <div className="@max-[30rem]:col-span-2">
          <ListSelect
            name="consulting_type"
            label={text.kind}
            anyLabel={text.anyKind}
            values={myPage.consultingTypes}
          />
        </div>
      )}
      <AssigneeFilter />
      <ListDays labels={text} />
    </ListMoreFilters>
  )
}
