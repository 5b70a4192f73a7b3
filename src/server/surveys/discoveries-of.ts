import type { DiscoveryChannel } from '#domain/surveys/survey-options.ts'
import type { Db } from '#server/platform/database.ts'

/** How customers found the studio, by order number; only for orders with a survey. */
export async function discoveriesOf(
  db: Db,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, DiscoveryChannel>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('surveys')
    .select(['order_number', 'discovered_via'])
    .where('order_number', 'in', orderNumbers)
    .execute()
  return new Map(rows.map((row) => [row.order_number, row.discovered_via as DiscoveryChannel]))
}
