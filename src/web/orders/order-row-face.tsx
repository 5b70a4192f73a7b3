import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Money } from '#web/ui/money.tsx'

interface OrderRowFaceProps {
  readonly order: {
    readonly order_number: string
    readonly product_name: string
    readonly created_at: string
    readonly status_label: string
  }
  readonly amount: number
  /** Amount to pay after discounts, in won; shown if it differs from `amount`. */
  readonly total?: number
}

/** Shows an order in a list: product, number, amount, status, day. */
export function OrderRowFace({ order, amount, total = amount }: OrderRowFaceProps) {
  const text = useText().myPage
  const format = useFormat()

  return (
    <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5">
      <span className="font-strong">{order.product_name}</span>
      <span className="text-right">
        <Money amount={amount} />
        {total !== amount && (
          <span className="block text-small text-muted">
            {text.orders.total} <Money amount={total} />
          </span>
        )}
      </span>
      <span className="flex min-w-0 flex-wrap gap-x-3 text-small text-muted">
        <span className="figures">{order.order_number}</span>
        <span className="figures">{format.date(order.created_at)}</span>
      </span>
      <span className="text-right text-small">{order.status_label}</span>
    </span>
  )
}
