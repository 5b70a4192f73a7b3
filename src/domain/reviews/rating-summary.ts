import { ratingBounds } from '#domain/limits/limits.ts'

export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]

/** How many reviews gave each rating. */
export type Histogram = Readonly<Record<Rating, number>>

/** Every rating with its count, those that nobody gave with 0. */
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
  /** {@link ratingBounds} with one decimal; null while nobody has rated: never 0. */
  readonly average: number | null
  readonly count: number
}

export function summarizeRatings(histogram: Histogram): RatingSummary {
  const count = ratings.reduce((sum, rating) => sum + histogram[rating], 0)
  const stars = ratings.reduce((sum, rating) => sum + rating * histogram[rating], 0)
  return summarizeRatingSums(stars, count)
}

/** The same of ratings that were added up, and of how many there were. */
export const summarizeRatingSums = (stars: number, count: number): RatingSummary => ({
  average: count === 0 ? null : Math.round((stars * 10) / count) / 10,
  count,
})

const isRating = (value: number): value is Rating =>
  Number.isInteger(value) && value >= ratingBounds.min && value <= ratingBounds.max
