import { type AdminSearch, RESULTS_PER_KIND } from '#contract/admin-search.ts'
import type { Language } from '#domain/languages/languages.ts'
import { searchMembers } from '#server/accounts/index.ts'
import { searchBookings } from '#server/bookings/index.ts'
import type { Deps } from '#server/deps.ts'
import { searchInquiries } from '#server/inquiries/index.ts'
import { type FoundOrder, searchOrders } from '#server/orders/index.ts'
import { type Member, requiredConsultant } from '#server/platform/caller.ts'
import { findGuestsAmong } from './find-guests.ts'

/** Number of the newest matching orders in which guests and past bookings are searched. */
const ORDERS_SEARCHED = 50
/** Rows to fetch: one more than is returned, to know whether there are more. */
const FETCHED = RESULTS_PER_KIND + 1

/**
 * Searches all customer data of the back office; newest results first. A consultant searches assigned
 * orders, and neither guests nor members.
 */
export async function searchAdmin(
  { readDb: db, now }: Pick<Deps, 'readDb' | 'now'>,
  q: string,
  staff: Member,
  language: Language,
): Promise<AdminSearch> {
  const consultant = requiredConsultant(staff)
  const [orders, members, inquiries] = await Promise.all([
    searchOrders(db, { q, consultant }, ORDERS_SEARCHED, language, now()),
    consultant ? [] : searchMembers(db, q, FETCHED),
    searchInquiries(db, { q, consultant }, FETCHED),
  ])
  const orderNumbers = orders.map(({ order_number }) => order_number)
  const search = { q, orderNumbers, now: now(), limit: FETCHED, consultant }
  const bookings = await searchBookings(db, search)
  return {
    orders: firstOf(orders.map(toResult)),
    guests: firstOf(consultant ? [] : findGuestsAmong(orders, q)),
    members: firstOf(members),
    inquiries: firstOf(inquiries),
    bookings: firstOf(bookings),
  }
}

const firstOf = <Item>(items: readonly Item[]) => ({
  items: items.slice(0, RESULTS_PER_KIND),
  has_more: items.length > RESULTS_PER_KIND,
})

const toResult = (order: FoundOrder) => ({
  order_number: order.order_number,
  customer_name: order.customer_name,
  consulting_type: order.consulting_type,
  product_name: order.product_name,
  status: order.status,
  status_label: order.status_label,
  total_price: order.total_price,
  created_at: order.created_at,
})
