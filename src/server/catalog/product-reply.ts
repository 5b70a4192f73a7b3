import type { z } from 'zod'
import type { Product, ProductReference, productReply } from '#contract/catalog.ts'
import { formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import type { RatingSummary } from '#domain/reviews/rating-summary.ts'
import { businessDaysAfter, type WorkingHours } from '#domain/turnaround/due-time.ts'
import type { Deps } from '#server/deps.ts'
import { cleanHtml } from '#server/platform/clean-html.ts'
import type { Db } from '#server/platform/database.ts'
import { textsIn } from '#server/platform/localized-texts.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readHours } from '#server/settings/index.ts'
import { isOrderable } from './is-orderable.ts'
import { resolveProduct } from './resolve-product.ts'
import { findProductsOnSale, type ProductRow } from './store.ts'

/** Ratings by product id, provided by reviews; a product without reviews is missing. */
export interface Ratings {
  readonly ratingsOf: (db: Db) => Promise<ReadonlyMap<string, RatingSummary>>
}

/** Lists every product on sale in the caller's language. */
export async function listProducts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { ratingsOf }: Ratings,
  language: Language,
) {
  const [products, ratings, hours] = await Promise.all([
    findProductsOnSale(db),
    ratingsOf(db),
    readHours(db),
  ])
  const items = products.filter(isOrderable).map((product) => ({
    ...toReply(product, ratings, language),
    if_sent_today: ifSentToday(product, hours, now()),
  }))
  return { items }
}

/**
 * Returns the referenced product, including one off sale, which its page says. Refuses NOT_FOUND
 * for a kind without products, and as {@link resolveProduct} does.
 */
export async function getProduct(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { ratingsOf }: Ratings,
  reference: ProductReference,
  language: Language,
): Promise<Product> {
  const product = (await resolveProduct(db, reference)) ?? refuse('NOT_FOUND')
  return {
    ...toReply(product, await ratingsOf(db), language),
    if_sent_today: ifSentToday(product, await readHours(db), now()),
  }
}

function ifSentToday({ turnaround_days: days }: ProductRow, hours: WorkingHours, at: Date) {
  const today = seoulDayOf(at)
  const counted = businessDaysAfter(today, days, hours).map(formatSeoulDay)
  const sentOn = formatSeoulDay(today)
  return { sent_on: sentOn, business_days: counted, due_on: counted.at(-1) ?? sentOn }
}

/** Builds the reply. A product without reviews has a rating of null, not 0. */
export const toReply = (
  product: ProductRow,
  ratings: ReadonlyMap<string, RatingSummary>,
  language: Language,
): z.output<typeof productReply> => ({
  product_id: product.id,
  consulting_type: product.consulting_type,
  ...shownTexts(product, language),
  price: won(product.price),
  shipping_fee: won(product.shipping_fee),
  turnaround_days: product.turnaround_days,
  image_url: product.image_url,
  is_active: isOrderable(product),
  rating_average: ratings.get(product.id)?.average ?? null,
  review_count: ratings.get(product.id)?.count ?? 0,
})

function shownTexts(product: ProductRow, language: Language) {
  const words = textsIn(language, product.words)
  return { ...words, description: cleanHtml(words.description) }
}
