import { useQuery } from '@tanstack/react-query'
import type { StaffOrder } from '#contract/admin-orders.ts'
import { Problem } from '#web/ui/problem.tsx'
import { Select } from '#web/ui/select.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { consultants, useAssignOrder } from './order-queries.ts'
import { Part } from './part.tsx'

/** The choice of nobody but the owner. */
const OWNER = ''

/**
 * Assigns an order to a consultant or back to the owner. Renders nothing in a studio without
 * consultants.
 */
export function AssignOrder({
  order,
}: {
  readonly order: Pick<StaffOrder, 'order_number' | 'consultant'>
}) {
  const { roles, writeFailed } = useAdminText()
  const text = roles.assign
  const { data } = useQuery(consultants)
  const showToast = useToast()
  const assign = useAssignOrder(order.order_number, () => showToast(text.done))
  if (!data || data.items.length === 0) return null

  const chosen = assign.isPending ? assign.variables : (order.consultant?.id ?? null)
  return (
    <Part title={text.title}>
      <Select
        label={text.label}
        placeholder={false}
        value={chosen ?? OWNER}
        options={[
          { value: OWNER, label: text.owner },
          ...data.items.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => assign.mutate(target.value === OWNER ? null : target.value)}
      />
      {assign.error && <Problem>{assign.error.serverMessage ?? writeFailed}</Problem>}
    </Part>
  )
}
