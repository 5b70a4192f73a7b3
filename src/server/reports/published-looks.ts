import { reportInPicture } from '#consultings/reports-in-pictures.ts'
import type { ShownLook } from '#domain/reviews/look-counts.ts'
import type { Db } from '#server/platform/database.ts'
import { readContent } from './read-content.ts'

/**
 * Returns face shape and best style of the published sheets, by order number. Omits orders without
 * a published sheet, with a sheet that names no hair, or whose consent to photos and body data was
 * withdrawn.
 */
export async function findPublishedLooks(
  db: Db,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, ShownLook>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('reports')
    .innerJoin('orders', 'orders.number', 'reports.order_number')
    .innerJoin('report_versions', (join) =>
      join
        .onRef('report_versions.report_id', '=', 'reports.id')
        .onRef('report_versions.version', '=', 'reports.published_version'),
    )
    .leftJoin('surveys', 'surveys.order_number', 'reports.order_number')
    .where('surveys.erased_at', 'is', null)
    .where('reports.order_number', 'in', orderNumbers)
    .select(['reports.order_number', 'orders.consulting_type'])
    .select(['report_versions.content', 'report_versions.schema_version'])
    .execute()
  return new Map(
    rows.flatMap(({ order_number, consulting_type, content, schema_version }) => {
      const read = readContent(consulting_type, content, schema_version)
      const look = reportInPicture(read.kind)?.look(read.content)
      return look ? [[order_number, look] as const] : []
    }),
  )
}
