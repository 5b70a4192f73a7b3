import type { Order } from '#contract/orders.ts'
import { useText } from '#web/language/use-text.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'

/** Shows the customer and their contact. */
export function OrderContact({ order }: { readonly order: Order }) {
  const text = useText().myPage.detail
  const address = [
    order.guest_postal_code && `(${order.guest_postal_code})`,
    order.guest_basic_address,
    order.guest_detailed_address,
  ]
    .filter(Boolean)
    .join(' ')

  return (
    <DefinitionList
      items={[
        { term: text.name, value: order.guest_name },
        { term: text.email, value: <span className="break-all">{order.guest_email}</span> },
        { term: text.phone, value: <span className="figures">{order.guest_phone}</span> },
        { term: text.address, value: address || text.none },
        { term: text.message, value: order.delivery_message ?? text.none },
      ]}
    />
  )
}
