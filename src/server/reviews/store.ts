import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { ConsultingType, ProductReference } from '#contract/catalog.ts'
import { stylesOfLength } from '#domain/drawings/styles/hair-lengths.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { LookFilter } from '#domain/reviews/look-counts.ts'
import type { ProductNames } from '#server/catalog/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { StoredPicture } from '#server/platform/picture-files.ts'
import type { ReviewTables } from './tables.ts'

/** A review with the kind of its product. */
export type ReviewRow = Selectable<ReviewTables['reviews']> & {
  readonly consulting_type: ConsultingType
}
export type PictureRow = Selectable<ReviewTables['review_pictures']>

/** Reviews that are not removed. */
const notRemoved = (db: Db) => db.selectFrom('reviews').where('removed_at', 'is', null)

/** Filters by product, kind, and the look that authors show. */
type ReviewFilter = ProductReference & LookFilter

/** Visible reviews that pass a filter. */
const visible = (db: Db, { face_shape, hair_length, ...product }: ReviewFilter) => {
  let query = notRemoved(db).where('is_hidden', '=', false).where(isOf(product))
  if (face_shape) query = query.where('face_shape', '=', face_shape)
  if (hair_length) query = query.where('style', 'in', stylesOfLength(hair_length))
  return query
}

/** SQL condition on `product_id`: the product, a product of the kind, or any. */
function isOf({ product_id: id, consulting_type: kind }: ProductReference) {
  if (id) return sql<boolean>`product_id = ${id}`
  if (!kind) return sql<boolean>`true`
  return sql<boolean>`product_id in (select id from products where consulting_type = ${kind})`
}

/** Kind of a review's product, beside the review's own columns. */
export const kindOfReview = sql<ConsultingType>`
  (select consulting_type from products where products.id = reviews.product_id)`.as(
  'consulting_type',
)

/** Names of the product that a review's order bought. */
const productBought = sql<ProductNames>`
  (select product_names from orders where orders.number = reviews.order_number)`.as('product_names')

/** Visible reviews: those in the reader's language first, then featured ones, then the newest. */
export const findVisibleReviews = (
  db: Db,
  filter: ReviewFilter,
  language: Language,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<ReviewRow[]> =>
  visible(db, filter)
    .selectAll()
    .select(kindOfReview)
    .orderBy((it) => it('language', '=', language), 'desc')
    .orderBy('is_featured', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

/** Number of visible reviews per rating, by product. */
export const countRatings = (db: Db, filter: ReviewFilter = {}) =>
  filter.face_shape || filter.hair_length
    ? visible(db, filter)
        .select(({ fn }) => ['product_id', 'rating', fn.countAll<number>().as('count')])
        .groupBy(['product_id', 'rating'])
        .execute()
    : db
        .selectFrom('review_counts')
        .selectAll()
        .where(isOf(filter))
        .where('count', '>', 0)
        .execute()

/** Number of visible reviews per look, of those that show one. */
export const countLooks = (db: Db, product: ProductReference) =>
  visible(db, product)
    .where('face_shape', 'is not', null)
    .select(({ fn }) => ['face_shape', 'style', fn.countAll<number>().as('count')])
    .groupBy(['face_shape', 'style'])
    .execute()

export const findReview = (db: Db, id: string): Promise<ReviewRow | undefined> =>
  notRemoved(db).selectAll().select(kindOfReview).where('id', '=', id).executeTakeFirst()

export const findAndLockReview = (tx: Db, id: string): Promise<ReviewRow | undefined> =>
  notRemoved(tx)
    .selectAll()
    .select(kindOfReview)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Finds a review, including a removed one that can be restored. */
export const findAnyReview = (db: Db, id: string): Promise<ReviewRow | undefined> =>
  db.selectFrom('reviews').selectAll().select(kindOfReview).where('id', '=', id).executeTakeFirst()

export const findAndLockAnyReview = (tx: Db, id: string): Promise<ReviewRow | undefined> =>
  tx
    .selectFrom('reviews')
    .selectAll()
    .select(kindOfReview)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Reviews removed before `moment`, up to a limit. */
export const findRemovedBefore = (db: Db, moment: Date, limit: number) =>
  db
    .selectFrom('reviews')
    .select(['id', 'member_id'])
    .where('removed_at', '<=', moment)
    .orderBy('removed_at')
    .limit(limit)
    .execute()

export const findReviewOfOrder = (db: Db, orderNumber: string) =>
  db.selectFrom('reviews').select('id').where('order_number', '=', orderNumber).executeTakeFirst()

/** A member's own reviews, including hidden ones, newest first. */
export const findOwnReviews = (
  db: Db,
  memberId: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<(ReviewRow & { readonly product_names: ProductNames })[]> =>
  notRemoved(db)
    .selectAll()
    .select(kindOfReview)
    .select(productBought)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

/** Orders that a member has reviewed, including reviews that are removed but not erased yet. */
export const findReviewedOrders = (db: Db, memberId: string) =>
  db
    .selectFrom('reviews')
    .select(['order_number', 'removed_at'])
    .where('member_id', '=', memberId)
    .execute()

export const findPictures = async (db: Db, reviewIds: readonly string[]): Promise<PictureRow[]> =>
  reviewIds.length === 0
    ? []
    : db
        .selectFrom('review_pictures')
        .selectAll()
        .where('review_id', 'in', reviewIds)
        .orderBy('position')
        .execute()

export const findPicture = (db: Db, id: string): Promise<PictureRow | undefined> =>
  db.selectFrom('review_pictures').selectAll().where('id', '=', id).executeTakeFirst()

/** Finds a photo, and whether its review is visible. */
export const findPictureWithVisibility = (db: Db, id: string) =>
  db
    .selectFrom('review_pictures')
    .innerJoin('reviews', 'reviews.id', 'review_pictures.review_id')
    .select(['storage_key', 'thumbnail_key'])
    .select(sql<boolean>`is_hidden or removed_at is not null`.as('is_hidden'))
    .where('review_pictures.id', '=', id)
    .executeTakeFirst()

export async function insertReview(
  tx: Db,
  review: Insertable<ReviewTables['reviews']>,
  pictures: readonly StoredPicture[],
): Promise<ReviewRow> {
  const row = await tx
    .insertInto('reviews')
    .values(review)
    .returningAll()
    .returning(kindOfReview)
    .executeTakeFirstOrThrow()
  await replacePictures(tx, row.id, pictures)
  return row
}

export const updateReview = (
  tx: Db,
  id: string,
  change: Updateable<ReviewTables['reviews']>,
): Promise<ReviewRow> =>
  tx
    .updateTable('reviews')
    .set((it) => ({ ...change, revision: it('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .returning(kindOfReview)
    .executeTakeFirstOrThrow()

/** Replaces the photos of a review by existing and new ones, in order. */
export async function replacePictures(
  tx: Db,
  reviewId: string,
  pictures: readonly (StoredPicture | PictureRow)[],
) {
  await tx.deleteFrom('review_pictures').where('review_id', '=', reviewId).execute()
  if (pictures.length === 0) return
  const rows = pictures.map((picture, at) => ({
    ...picture,
    review_id: reviewId,
    position: at + 1,
  }))
  await tx.insertInto('review_pictures').values(rows).execute()
}

/** Deletes a review; its photos' rows are deleted with it. */
export const removeReview = (tx: Db, id: string) =>
  tx.deleteFrom('reviews').where('id', '=', id).execute()
