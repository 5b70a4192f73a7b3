import { histogramOf, type RatingSummary, summaryOf } from '#domain/reviews/rating-summary.ts'
import type { Db } from '#server/platform/database.ts'

/** What customers gave between two moments. Hidden reviews count: hiding one does not better it. */
export async function ratingsWritten(
  db: Db,
  { start, end }: { readonly start: Date; readonly end: Date },
): Promise<RatingSummary> {
  const counts = await db
    .selectFrom('reviews')
    .select(({ fn }) => ['rating', fn.countAll<number>().as('count')])
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .groupBy('rating')
    .execute()
  return summaryOf(histogramOf(counts))
}
