import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type * as contract from '#contract/reviews.ts'
import type { Language } from '#domain/languages/languages.ts'
import { histogramOf, summaryOf } from '#domain/reviews/rating-summary.ts'
import { resolveProduct } from '#server/catalog/index.ts'
import type { Deps } from '#server/deps.ts'
import { refuse } from '#server/platform/refusal.ts'
import { toReply } from './review-reply.ts'
import { countRatings, findReview, findShown, picturesOf } from './store.ts'

/**
 * Lists visible reviews of a product, of a kind of consulting, or all; average and histogram cover all of
 * them, not only the page. Refuses an unknown product and one of another kind.
 */
export async function listReviews(
  { db }: Pick<Deps, 'db'>,
  { product_id, consulting_type, page, size }: ParsedOf<typeof contract.listReviews>['query'],
  language: Language,
): Promise<ReplyOf<typeof contract.listReviews>> {
  const reference = { product_id, consulting_type }
  if (product_id) await resolveProduct(db, reference)
  const [rows, counts] = await Promise.all([
    findShown(db, reference, language, { page, size }),
    countRatings(db, reference),
  ])
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) =>
    toReply(
      row,
      pictures.filter(({ review_id }) => review_id === row.id),
    ),
  )
  const histogram = histogramOf(counts)
  const { average, count } = summaryOf(histogram)
  return { ...toPage(items, count, { page, size }), average, histogram }
}

/** Returns a visible review. Refuses NOT_FOUND, also for a hidden one. */
export async function getReview({ db }: Pick<Deps, 'db'>, id: string) {
  const review = await findReview(db, id)
  if (!review || review.is_hidden) refuse('NOT_FOUND')
  return toReply(review, await picturesOf(db, [id]))
}
