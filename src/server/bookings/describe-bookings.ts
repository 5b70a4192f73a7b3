import type { DescribeSubjects } from '#server/notifications/index.ts'
import { formatFor } from '#texts/format.ts'
import { mailTexts } from '#texts/mails.ts'

/** Describes bookings by time and customer, and whether they were cancelled. */
export const describeBookings: DescribeSubjects = async (db, ids, language, consultant) => {
  const bookings = db
    .selectFrom('bookings')
    .innerJoin('orders', 'orders.number', 'bookings.order_number')
    .select(['bookings.id', 'starts_at', 'contact_name', 'bookings.status'])
    .where('bookings.id', 'in', ids)
  const rows = await (consultant
    ? bookings.where('orders.consultant_id', '=', consultant)
    : bookings
  ).execute()
  const { cancelled } = mailTexts[language].administrators
  const { dateTime } = formatFor(language)
  return new Map(
    rows.map(({ id, starts_at, contact_name, status }) => [
      id,
      [dateTime(starts_at), contact_name, status === 'CANCELLED' && cancelled]
        .filter(Boolean)
        .join(' · '),
    ]),
  )
}
