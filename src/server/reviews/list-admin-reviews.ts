import type { Selectable } from 'kysely'
import type * as contract from '#contract/admin-reviews.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { mostCounted, toLongPage } from '#contract/page.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db } from '#server/platform/database.ts'
import { findNewest, searchedRows } from '#server/platform/find-newest.ts'
import { refuse } from '#server/platform/refusal.ts'
import { hasWords } from '#server/platform/text-search.ts'
import { toAdminReply } from './review-reply.ts'
import { findAnyReview, findPictures, kindOfReview } from './store.ts'
import type { ReviewTables } from './tables.ts'

type Query = ParsedOf<typeof contract.listAdminReviews>['query']

/** Lists all reviews, including hidden ones, newest first. */
export async function listAdminReviews(
  { db }: Pick<Deps, 'db'>,
  query: Query,
  language: Language,
): Promise<ReplyOf<typeof contract.listAdminReviews>> {
  const { page, size } = query
  const find = (among: number | null) =>
    matching(db, query, among)
      .selectAll()
      .select(kindOfReview)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
  const [rows, counted] = await Promise.all([
    query.q ? findNewest(size, find) : find(null),
    countRows(db, matching(db, query), mostCounted(query)),
  ])
  const ids = rows.map(({ id }) => id)
  const pictures = Map.groupBy(await findPictures(db, ids), ({ review_id }) => review_id)
  const items = rows.map((row) => toAdminReply(row, pictures.get(row.id) ?? [], language))
  return toLongPage(items, counted, { page, size })
}

/** Returns one review for the back office. Refuses NOT_FOUND. */
export async function getAdminReview({ db }: Pick<Deps, 'db'>, id: string, language: Language) {
  const review = (await findAnyReview(db, id)) ?? refuse('NOT_FOUND')
  return toAdminReply(review, await findPictures(db, [id]), language)
}

/** Selects the reviews that match, of a search from all or from as many of the newest. */
function matching(db: Db, { q, rating, state }: Query, among: number | null = null) {
  const isRemoved = state === 'REMOVED'
  const all = q
    ? db.selectFrom(
        searchedRows<Selectable<ReviewTables['reviews']>>(
          'reviews',
          hasWords('search_text', q),
          among,
        ).as('reviews'),
      )
    : db.selectFrom('reviews')
  let reviews = all.where('removed_at', isRemoved ? 'is not' : 'is', null)
  if (rating) reviews = reviews.where('rating', '=', rating)
  // Literals, since a prepared plan cannot use an index of these reviews for a parameter.
  if (state && !isRemoved) {
    reviews = reviews.where(({ eb, lit }) => eb('is_hidden', '=', lit(state === 'HIDDEN')))
  }
  if (state === 'FEATURED')
    reviews = reviews.where(({ eb, lit }) => eb('is_featured', '=', lit(true)))
  if (state === 'UNANSWERED') reviews = reviews.where('reply', 'is', null)
  return reviews
}
