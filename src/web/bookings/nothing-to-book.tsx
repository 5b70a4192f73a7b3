import { ordersAddress } from '#web/orders/order-addresses.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useBookingText } from './use-booking-text.ts'

const orderPage = '/user/consulting/consulting-order'

/** Says that a consultation requires a result sheet, and links to the product. Source: LND-05. */
export function NothingToBook() {
  const text = useBookingText()

  return (
    <EmptyState
      title={text.emptyTitle}
      text={text.emptyText}
      action={
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
          <ButtonLink to={orderPage}>{text.toOrder}</ButtonLink>
          <ButtonLink kind="quiet" to={ordersAddress}>
            {text.toOrders}
          </ButtonLink>
        </div>
      }
    />
  )
}
