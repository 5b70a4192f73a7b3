import type { DescribeSubjects } from '#server/notifications/index.ts'
import { formatFor } from '#texts/format.ts'

/** Describes orders for notifications: customer, price and number. */
export const describeOrders: DescribeSubjects = async (db, numbers, language, consultant) => {
  const orders = db
    .selectFrom('orders')
    .select(['number', 'contact_name', 'total_price'])
    .where('number', 'in', numbers)
  const rows = await (consultant
    ? orders.where('consultant_id', '=', consultant)
    : orders
  ).execute()
  const { won } = formatFor(language)
  return new Map(
    rows.map((row) => [
      row.number,
      [row.contact_name, !consultant && won(row.total_price), row.number]
        .filter(Boolean)
        .join(' · '),
    ]),
  )
}
