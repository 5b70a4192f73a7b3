import { ratingBounds } from '#domain/limits/limits.ts'

export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]

/** Number of reviews per rating. */
export type Histogram = Readonly<Record<Rating, number>>

/** Counts reviews per rating, with 0 for unused ones. */
export function histogramOf(
  counts: Iterable<{ readonly rating: number; readonly count: number }>,
): Histogram {
  const histogram: Record<Rating, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating, count } of counts) {
    if (!isRating(rating)) throw new RangeError(`not a rating: ${rating}`)
    histogram[rating] += count
  }
  return histogram
}

export interface RatingSummary {
  /** Average within {@link ratingBounds} with one decimal; null without ratings, never 0. */
  readonly average: number | null
  readonly count: number
}

export function summarizeRatings(histogram: Histogram): RatingSummary {
  const count = ratings.reduce((sum, rating) => sum + histogram[rating], 0)
  const stars = ratings.reduce((sum, rating) => sum + rating * histogram[rating], 0)
  return summarizeRatingSums(stars, count)
}

/** Summarizes ratings by their sum and number. */
export const summarizeRatingSums = (stars: number, count: number): RatingSummary => ({
  average: count === 0 ? null : Math.round((stars * 10) / count) / 10,
  count,
})

const isRating = (value: number): value is Rating =>
  Number.isInteger(value) && value >= ratingBounds.min && value <= ratingBounds.max
