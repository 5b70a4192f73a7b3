import {
  histogramOf,
  type RatingSummary,
  summarizeRatings,
} from '#domain/reviews/rating-summary.ts'
import type { Db } from '#server/platform/database.ts'
import { countRatings } from './store.ts'

/** What customers gave each product that has a review in sight, by product id. */
export async function ratingsOfProducts(db: Db): Promise<ReadonlyMap<string, RatingSummary>> {
  const counts = Map.groupBy(await countRatings(db), ({ product_id }) => product_id)
  return new Map([...counts].map(([id, its]) => [id, summarizeRatings(histogramOf(its))]))
}
