import {
  histogramOf,
  type RatingSummary,
  summarizeRatings,
} from '#domain/reviews/rating-summary.ts'
import type { Db } from '#server/platform/database.ts'
import { countRatings } from './store.ts'

/** Returns the rating of each product with a visible review, by product id. */
export async function ratingsOfProducts(db: Db): Promise<ReadonlyMap<string, RatingSummary>> {
  const counts = Map.groupBy(await countRatings(db), ({ product_id }) => product_id)
  return new Map(
    [...counts].map(([id, ratingCounts]) => [id, summarizeRatings(histogramOf(ratingCounts))]),
  )
}
