import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type { listMyReviews as contract, MyReviews } from '#contract/reviews.ts'
import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { orderedProductName } from '#server/catalog/index.ts'
import type { Deps } from '#server/deps.ts'
import { completedOrdersOf } from '#server/orders/index.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { findOrdersThatEarned } from '#server/points/index.ts'
import { findPublishedLooks } from '#server/reports/index.ts'
import { readSettings } from '#server/settings/index.ts'
import { readLook, toLook } from './look.ts'
import { toReply } from './review-reply.ts'
import { findOwnReviews, findPictures, findReviewedOrders } from './store.ts'

/**
 * Lists a member's reviews, including hidden ones, and the orders they can still review. Source:
 * docs/rules.md V-1.
 */
export async function listMyReviews(
  { db }: Pick<Deps, 'db'>,
  query: ParsedOf<typeof contract>['query'],
  { memberId }: Member,
  language: Language,
): Promise<MyReviews> {
  const [rows, reviewed] = await Promise.all([
    findOwnReviews(db, memberId, query),
    findReviewedOrders(db, memberId),
  ])
  const pictures = Map.groupBy(
    await findPictures(
      db,
      rows.map(({ id }) => id),
    ),
    ({ review_id }) => review_id,
  )
  const looks = await findPublishedLooks(
    db,
    rows.map(({ order_number }) => order_number),
  )
  const items = rows.map((row) => ({
    ...toReply(row, pictures.get(row.id) ?? [], language),
    order_number: row.order_number,
    product_name: orderedProductName(language, row),
    is_hidden: row.is_hidden,
    hidden_kind: row.hidden_kind,
    look_to_show: toLook(looks.get(row.order_number) ?? readLook(row), language),
  }))
  const done = new Set(reviewed.map(({ order_number }) => order_number))
  const total = reviewed.filter(({ removed_at }) => removed_at === null).length
  return { ...toPage(items, total, query), waiting: await waiting(db, memberId, done, language) }
}

async function waiting(
  db: Db,
  memberId: string,
  reviewed: ReadonlySet<string>,
  language: Language,
) {
  const [orders, earned, { reviewPoints, reviewPhotoPoints }] = await Promise.all([
    completedOrdersOf(db, memberId),
    findOrdersThatEarned(db, memberId, 'REVIEW'),
    readSettings(db),
  ])
  const waiting = orders.filter(({ number }) => !reviewed.has(number))
  const looks = await findPublishedLooks(
    db,
    waiting.map(({ number }) => number),
  )
  return waiting.map(({ number, consulting_type, placed_at, ...bought }) => ({
    order_number: number,
    consulting_type,
    product_name: orderedProductName(language, bought),
    ordered_at: placed_at.toISOString(),
    points_to_earn: earned.has(number)
      ? { text: won(0), photo: won(0) }
      : { text: reviewPoints, photo: reviewPhotoPoints },
    look_to_show: toLook(looks.get(number), language),
  }))
}
