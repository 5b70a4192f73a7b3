import { histogramOf, type RatingSummary, summaryOf } from '#domain/reviews/rating-summary.ts'
import type { Db } from '#server/platform/database.ts'
import { countRatings } from './store.ts'

/** What customers gave each product that has a review in sight, by consulting type. */
export async function ratingsOfProducts(db: Db): Promise<ReadonlyMap<string, RatingSummary>> {
  const counts = Map.groupBy(await countRatings(db), ({ consulting_type }) => consulting_type)
  return new Map([...counts].map(([type, its]) => [type, summaryOf(histogramOf(its))]))
}
