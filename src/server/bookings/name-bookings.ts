import { formatSeoulMoment } from '#domain/calendar/seoul-day.ts'
import { type NamesOf, namesById } from '#server/platform/names-of.ts'

/**
 * Names bookings by time in Seoul and customer, by order number; an order's latest booking counts.
 */
export const namesOfBookings: NamesOf = async (db, numbers) => {
  const bookings = await db
    .selectFrom('bookings')
    .innerJoin('orders', 'orders.number', 'bookings.order_number')
    .select(['order_number as id', 'starts_at', 'contact_name'])
    .distinctOn('order_number')
    .where('order_number', 'in', numbers)
    .orderBy('order_number')
    .orderBy('bookings.created_at', 'desc')
    .execute()
  return namesById(
    bookings.map(({ id, starts_at, contact_name }) => ({
      id,
      name: [formatSeoulMoment(starts_at), contact_name].filter(Boolean).join(' · '),
    })),
  )
}
