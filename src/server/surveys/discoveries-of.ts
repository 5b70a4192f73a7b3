import { sql } from 'kysely'
import type { DiscoveryChannel } from '#domain/surveys/discovery-channels.ts'
import type { Db } from '#server/platform/database.ts'

/** How customers found the studio, by order number; only for those who said so. */
export async function discoveriesOf(
  db: Db,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, DiscoveryChannel>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('surveys')
    .select(['order_number', sql<DiscoveryChannel | null>`answers ->> 'discovered_via'`.as('via')])
    .where('order_number', 'in', orderNumbers)
    .execute()
  return new Map(
    rows.flatMap(({ order_number, via }) => (via ? [[order_number, via] as const] : [])),
  )
}
