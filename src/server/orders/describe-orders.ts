import type { DescribeSubjects } from '#server/notifications/index.ts'
import { formatFor } from '#texts/format.ts'

/** Describes orders for notifications: customer, price and number. */
export const describeOrders: DescribeSubjects = async (db, numbers, language) => {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'contact_name', 'total_price'])
    .where('number', 'in', numbers)
    .execute()
  const { won } = formatFor(language)
  return new Map(
    rows.map((row) => [
      row.number,
      [row.contact_name, won(row.total_price), row.number].filter(Boolean).join(' · '),
    ]),
  )
}
