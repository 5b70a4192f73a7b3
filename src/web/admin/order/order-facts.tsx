import type { AdminOrder, StaffOrder } from '#contract/admin-orders.ts'
import { languageNames } from '#texts/language-names.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { Money } from '#web/ui/money.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink, MailLink, PhoneLink } from '../frame/fact-link.tsx'
import { Part } from './part.tsx'

interface OrderProps {
  readonly order: AdminOrder
}
interface StaffOrderProps {
  readonly order: AdminOrder | StaffOrder
}

/** Contact data of the customer, as links. */
export function OrderContact({ order }: StaffOrderProps) {
  const { order: text, queue } = useAdminText()
  const { phone, email } = useText().myPage.detail
  const address =
    'guest_basic_address' in order
      ? [order.guest_postal_code, order.guest_basic_address, order.guest_detailed_address].filter(
          Boolean,
        )
      : []
  const message = 'delivery_message' in order ? order.delivery_message : null

  const items: Definition[] = [
    { term: email, value: <MailLink address={order.guest_email} /> },
    { term: phone, value: <PhoneLink phone={order.guest_phone} /> },
    { term: text.language, value: languageNames[order.language][1] },
    ...(address.length > 0 ? [{ term: text.address, value: address.join(' ') }] : []),
    ...(message ? [{ term: text.message, value: message }] : []),
  ]
  return (
    <Part title={text.contact} note={order.is_member ? queue.member : queue.guest}>
      <DefinitionList dense items={items} />
      <p className="pt-2 text-small">
        <FactLink to={`/admin/orders?q=${encodeURIComponent(order.guest_email)}`}>
          {text.memberOrders}
        </FactLink>
      </p>
    </Part>
  )
}

/** Price with discounts, and payment. */
export function OrderAmounts({ order }: OrderProps) {
  const text = useAdminText().order
  const labels = useText().myPage.detail
  const format = useFormat()
  const { payment } = order
  const named = (label: string, name: string | null) => (name ? `${label} · ${name}` : label)
  const off = (term: string, amount: number): Definition[] =>
    amount > 0 ? [{ term, value: <Money amount={amount} off /> }] : []

  const items: Definition[] = [
    ...order.items.map((item) => ({ term: item.name, value: <Money amount={item.total} /> })),
    ...(order.shipping_fee > 0
      ? [{ term: text.shipping, value: <Money amount={order.shipping_fee} /> }]
      : []),
    ...off(named(text.coupon, order.coupon_name), order.discount_coupon),
    ...off(named(text.promotion, order.promotion_code), order.discount_promotion),
    ...off(text.points, order.used_points),
    {
      term: <strong>{text.total}</strong>,
      value: (
        <strong>
          <Money amount={order.total_price} />
        </strong>
      ),
    },
    { term: text.payment, value: labels.methods[payment.method] ?? payment.method },
    ...(payment.deposit ? [{ term: text.depositor, value: payment.deposit.depositor_name }] : []),
    ...(payment.due_at ? [{ term: text.dueAt, value: format.dateTime(payment.due_at) }] : []),
    ...(payment.paid_at ? [{ term: text.paidAt, value: format.dateTime(payment.paid_at) }] : []),
  ]
  return (
    <Part
      title={text.amounts}
      note={`${order.order_number} · ${format.dateTime(order.created_at)}`}
    >
      <DefinitionList dense values="ends" items={items} />
    </Part>
  )
}

export function OrderHistory({ order }: StaffOrderProps) {
  const text = useAdminText().order
  const { promise } = useText().myPage.detail
  const format = useFormat()
  const last = order.history.length - 1

  return (
    <Part title={text.history}>
      <div className="text-small">
        <Timeline
          events={order.history.map(({ status_label, at, by, due_at: due, ...rest }, index) => ({
            title: due ? promise.movedTo(format.weekday(due)) : status_label,
            time: <time dateTime={at}>{format.dateTime(at)}</time>,
            note:
              'note' in rest && rest.note ? `${text.actors[by]} · ${rest.note}` : text.actors[by],
            state: index === last ? 'now' : 'done',
          }))}
        />
      </div>
    </Part>
  )
}
