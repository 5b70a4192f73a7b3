import type { Db } from '#server/platform/database.ts'
import { hasWords } from '#server/platform/text-search.ts'

interface BookingSearch {
  readonly q: string
  /** Orders known to match, possibly by data that a booking does not show. */
  readonly orderNumbers: readonly string[]
  readonly now: Date
  readonly limit: number
  /** Only bookings of orders assigned to this consultant. */
  readonly consultant: string | undefined
}

/**
 * Bookings whose order matches a search text: upcoming ones, soonest first, then those of the given
 * orders, latest first. Only these two groups are read, since each has an index and is short.
 */
export async function searchBookings(
  db: Db,
  { q, orderNumbers, now, limit, consultant }: BookingSearch,
) {
  const [upcoming, others] = await Promise.all([
    bookings(db, consultant)
      .where('bookings.status', '=', 'BOOKED')
      .where('bookings.starts_at', '>=', now)
      .where(hasWords('orders.search_text', q))
      .orderBy('bookings.starts_at')
      .limit(limit)
      .execute(),
    orderNumbers.length === 0
      ? []
      : bookings(db, consultant)
          .where('bookings.order_number', 'in', orderNumbers)
          .orderBy('bookings.starts_at', 'desc')
          .limit(2 * limit)
          .execute(),
  ])
  const upcomingIds = new Set(upcoming.map(({ id }) => id))
  return [...upcoming, ...others.filter(({ id }) => !upcomingIds.has(id))]
    .slice(0, limit)
    .map(({ contact_name, starts_at, ...booking }) => ({
      ...booking,
      customer_name: contact_name,
      starts_at: starts_at.toISOString(),
    }))
}

function bookings(db: Db, consultant: string | undefined) {
  const all = db
    .selectFrom('bookings')
    .innerJoin('orders', 'orders.number', 'bookings.order_number')
    .select([
      'bookings.id',
      'bookings.order_number',
      'bookings.starts_at',
      'bookings.channel',
      'bookings.status',
      'orders.contact_name',
    ])
  return consultant ? all.where('orders.consultant_id', '=', consultant) : all
}
