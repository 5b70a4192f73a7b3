import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/language/use-text.ts'
import { type OrderListItem, wholeOrder } from '#web/orders/my-orders-queries.ts'
import { orderDetailsAddress } from '#web/orders/order-addresses.ts'
import { OrderTimeline } from '#web/orders/order-timeline.tsx'
import { SheetPromise } from '#web/orders/sheet-promise.tsx'
import { useIsSheetStopped } from '#web/orders/use-is-sheet-stopped.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'

interface SheetWaitingProps {
  readonly order: OrderListItem
  readonly name: string | undefined
}

/** An order whose result sheet is being written: the promised day before all else, and how far it is. */
export function SheetWaiting({ order, name }: SheetWaitingProps) {
  const { sheetWaiting: text, orders } = useText().myPage
  const proof = { orderNumber: order.order_number }
  const whole = useQuery(wholeOrder(proof))
  if (useIsSheetStopped(true, proof)) return null

  return (
    <section aria-label={`${text.label} ${order.order_number}`} className="py-7">
      <p className="text-small text-muted">
        <span className="inline-block pr-4">{order.product_name}</span>
        <span className="figures inline-block">{order.order_number}</span>
      </p>
      <h2 className="display-heading mt-1">{text.title(name)}</h2>
      <SheetPromise order={whole.data ?? order} />
      <div className="mt-7">
        {whole.data ? <OrderTimeline order={whole.data} /> : <SkeletonText lines={6} />}
      </div>
      <div className="mt-4">
        <ButtonLink kind="quiet" to={orderDetailsAddress(order.order_number)}>
          {orders.detail}
        </ButtonLink>
      </div>
    </section>
  )
}
