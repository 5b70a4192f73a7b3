import { usePromisedDay } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import type { GuestOrder } from '#web/own-orders/my-orders-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Money } from '#web/ui/money.tsx'
import { OrderDue } from './order-due.tsx'
import { OrderPayment } from './order-payment.tsx'
import { promisedBy } from './report-promise.tsx'

interface GuestOrderFieldsProps {
  readonly order: Omit<GuestOrder, 'is_masked'>
  /** Whether name, address and message are hidden until a code proves access. */
  readonly isMasked: boolean
  readonly onUnmask: () => void
}

/** Lists every field of a guest order. Source: GST-02. */
export function GuestOrderFields({ order, isMasked, onUnmask }: GuestOrderFieldsProps) {
  const { guest, detail, orders } = useText().myPage
  const format = useFormat()
  const writeDay = usePromisedDay()
  const due = promisedBy(order)

  return (
    <div className="divide-y divide-sand *:py-4 first:*:pt-0">
      <DefinitionList
        items={[
          { term: orders.number, value: <span className="figures">{order.order_number}</span> },
          { term: guest.kind, value: order.product_name },
          { term: detail.status, value: order.status_label },
          { term: guest.created, value: format.dateTime(order.created_at) },
          { term: guest.survey, value: order.has_survey ? guest.surveyYes : guest.surveyNo },
          ...(order.is_due_paused
            ? [{ term: detail.promise.title, value: detail.promise.paused }]
            : []),
          ...(due ? [{ term: detail.promise.title, value: detail.promise.by(writeDay(due)) }] : []),
        ]}
      />
      <DefinitionList
        items={[
          { term: detail.subtotal, value: <Money amount={order.subtotal} /> },
          { term: detail.shipping, value: <Money amount={order.shipping_fee} /> },
          { term: detail.discount, value: <Money amount={order.discount_amount} off /> },
          { term: detail.usedPoints, value: format.points(order.used_points) },
          { term: detail.finalPrice, value: <Money amount={order.final_price} /> },
        ]}
      />
      <div>
        <OrderPayment payment={order.payment} refund={null} />
        <OrderDue order={order} />
      </div>
      <div>
        <DefinitionList
          items={[
            { term: detail.name, value: order.guest_name },
            { term: detail.email, value: <span className="break-all">{order.guest_email}</span> },
            { term: detail.phone, value: <span className="figures">{order.guest_phone}</span> },
            { term: guest.postalCode, value: order.guest_postal_code ?? detail.none },
            { term: guest.basicAddress, value: order.guest_basic_address ?? detail.none },
            { term: guest.detailedAddress, value: order.guest_detailed_address ?? detail.none },
            { term: detail.message, value: order.delivery_message ?? detail.none },
          ]}
        />
        {isMasked && (
          <div className="mt-4 bg-fill px-4 py-4">
            <p className="mb-3 text-small">{guest.masked}</p>
            <Button kind="secondary" size="small" onClick={onUnmask}>
              {guest.unmask}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
