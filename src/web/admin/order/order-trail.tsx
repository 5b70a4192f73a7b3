import type { OrderStatus } from '#domain/orders/order-status.ts'
import { useText } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'

const steps: readonly OrderStatus[] = [
  'PAYMENT_PENDING',
  'PAYMENT_COMPLETED',
  'CONSULTING_SCHEDULED',
  'RESULT_SENT',
  'CONSULTING_COMPLETED',
]

interface OrderTrailProps {
  readonly status: OrderStatus
  /** Label of a status that has no next step. */
  readonly label: string
}

/** Shows the progress of an order: the previous, current and next status. */
export function OrderTrail({ status, label }: OrderTrailProps) {
  const text = useAdminText().order
  const { canonical } = useText().orders.statuses
  const at = steps.indexOf(status)
  if (at < 0) return <p className="text-tiny font-strong">{label}</p>

  return (
    <ol aria-label={text.trail} className="flex flex-wrap text-tiny text-muted">
      {steps.slice(Math.max(0, at - 1), at + 2).map((step, index) => (
        <li
          key={step}
          aria-current={step === status ? 'step' : undefined}
          className="whitespace-nowrap aria-[current]:font-strong aria-[current]:text-ink"
        >
          {index > 0 && (
            <span aria-hidden="true" className="mx-1.5 font-regular text-muted">
              →
            </span>
          )}
          {canonical[step]}
        </li>
      ))}
    </ol>
  )
}
