import { ordersAddress } from '#web/orders/order-addresses.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useBookingText } from './use-booking-text.ts'

const orderPage = '/user/consulting/consulting-order'

interface NothingToBookProps {
  /** The site knows who this is: a member, or the guest of an order. */
  readonly known: boolean
}

/** Says that a consultation comes after a result sheet, and leads to one. Source: LND-05. */
export function NothingToBook({ known }: NothingToBookProps) {
  const text = useBookingText()
  const order = <ButtonLink to={orderPage}>{text.toOrder}</ButtonLink>

  return (
    <EmptyState
      title={text.emptyTitle}
      text={known ? text.emptyText : text.visitorText}
      action={
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
          {order}
          {!known && (
            <ButtonLink kind="quiet" to="/login">
              {text.login}
            </ButtonLink>
          )}
          <ButtonLink kind="quiet" to={known ? ordersAddress : '/user/mypage'}>
            {known ? text.toOrders : text.lookup}
          </ButtonLink>
        </div>
      }
    />
  )
}
