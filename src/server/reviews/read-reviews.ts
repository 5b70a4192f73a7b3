import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type * as contract from '#contract/reviews.ts'
import type { Language } from '#domain/languages/languages.ts'
import { lookCounts } from '#domain/reviews/look-counts.ts'
import { histogramOf, summarizeRatings } from '#domain/reviews/rating-summary.ts'
import { resolveProduct } from '#server/catalog/index.ts'
import type { Deps } from '#server/deps.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readLook } from './look.ts'
import { toReply } from './review-reply.ts'
import { countLooks, countRatings, findPictures, findReview, findVisibleReviews } from './store.ts'

/**
 * Lists visible reviews of a product, of a kind of consulting, or all, filtered by face shape or
 * length of hair; average and histogram cover all of them, not only the page. Refuses an unknown
 * product and one of another kind.
 */
export async function listReviews(
  { db }: Pick<Deps, 'db'>,
  { page, size, ...filter }: ParsedOf<typeof contract.listReviews>['query'],
  language: Language,
): Promise<ReplyOf<typeof contract.listReviews>> {
  const { face_shape, hair_length, ...product } = filter
  if (product.product_id) await resolveProduct(db, product)
  const [rows, counts, looks] = await Promise.all([
    findVisibleReviews(db, filter, language, { page, size }),
    countRatings(db, filter),
    countLooks(db, product),
  ])
  const pictures = await findPictures(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) =>
    toReply(
      row,
      pictures.filter(({ review_id }) => review_id === row.id),
      language,
    ),
  )
  const histogram = histogramOf(counts)
  const { average, count } = summarizeRatings(histogram)
  const known = looks.flatMap(({ count, ...row }) => {
    const look = readLook(row)
    return look ? [{ ...look, count }] : []
  })
  const offered = lookCounts(known, { face_shape, hair_length })
  return { ...toPage(items, count, { page, size }), average, histogram, ...offered }
}

/** Returns a visible review. Refuses NOT_FOUND, also for a hidden one. */
export async function getReview({ db }: Pick<Deps, 'db'>, id: string, language: Language) {
  const review = await findReview(db, id)
  if (!review || review.is_hidden) refuse('NOT_FOUND')
  return toReply(review, await findPictures(db, [id]), language)
}
