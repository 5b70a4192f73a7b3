import { searchedPhoneDigits } from '#domain/accounts/phone.ts'
import type { FoundOrder } from '#server/orders/index.ts'

/**
 * Finds the guests of these orders whose name, email address or phone contains the search text: one
 * per address, with the data of the newest order. Guests have no account, so orders are all there
 * is.
 */
export function findGuestsAmong(orders: readonly FoundOrder[], q: string) {
  const guests = new Map<string, ReturnType<typeof toGuest>>()
  for (const order of orders) {
    const key = order.customer_email.toLowerCase()
    if (!order.is_member && !guests.has(key) && matches(order, q)) guests.set(key, toGuest(order))
  }
  return [...guests.values()]
}

const toGuest = (order: FoundOrder) => ({
  name: order.customer_name,
  email: order.customer_email,
  phone: order.customer_phone,
  latest_order_number: order.order_number,
  latest_order_at: order.created_at,
})

function matches({ customer_name, customer_email, customer_phone }: FoundOrder, q: string) {
  const text = q.normalize('NFC').toLowerCase()
  const digits = searchedPhoneDigits(q)
  return (
    customer_name.toLowerCase().includes(text) ||
    customer_email.toLowerCase().includes(text) ||
    (digits !== null && customer_phone.includes(digits))
  )
}
