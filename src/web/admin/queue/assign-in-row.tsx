import { DownIcon } from '#web/ui/icons.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useAssignOrder } from '../order/order-queries.ts'
import type { QueueRow } from './queue-queries.ts'

interface AssignInRowProps {
  readonly order: QueueRow
  readonly people: readonly { readonly id: string; readonly name: string }[]
}

/** Assigns an order without opening it. Above the row’s link, so that a click does not open it. */
export function AssignInRow({ order, people }: AssignInRowProps) {
  const { roles, writeFailed } = useAdminText()
  const text = roles.assign
  const showToast = useToast()
  const assign = useAssignOrder(order.order_number, () => showToast(text.done))
  const chosen = assign.isPending ? assign.variables : (order.consultant?.id ?? null)

  return (
    <div className="relative z-1 w-fit min-w-32 max-w-40">
      <select
        aria-label={text.labelOf(order.order_number)}
        aria-busy={assign.isPending || undefined}
        className="-my-1.5 min-h-9 w-full cursor-pointer appearance-none border-b border-sand bg-transparent pr-6 text-small hover:border-ink"
        value={chosen ?? ''}
        onChange={({ target }) => assign.mutate(target.value === '' ? null : target.value)}
      >
        <option value="">{text.nobody}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <DownIcon className="pointer-events-none absolute top-2 right-1 size-3.5" />
      {assign.error && <Problem>{assign.error.serverMessage ?? writeFailed}</Problem>}
    </div>
  )
}
