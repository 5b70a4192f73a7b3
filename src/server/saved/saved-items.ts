import type { ProductReference } from '#contract/catalog.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type { SavedItem, SavedListName, savedLists } from '#contract/saved.ts'
import type { Language } from '#domain/languages/languages.ts'
import {
  type CataloguedProduct,
  findCataloguedProducts,
  resolveProduct,
} from '#server/catalog/index.ts'
import type { Deps } from '#server/deps.ts'
import { refuse } from '#server/platform/refusal.ts'
import { required } from '#server/platform/required.ts'
import { findSavedItems, insertSaved, removeSaved, type SavedRow } from './store.ts'

/** A member's wishlist or cart. */
interface OwnList {
  readonly list: SavedListName
  readonly memberId: string
}

/** Lists the items with current name and price in the caller's language. */
export async function listSaved(
  { db }: Pick<Deps, 'db'>,
  { list, memberId }: OwnList,
  { page, size }: ParsedOf<typeof savedLists.cart.list>['query'],
  language: Language,
) {
  const [rows, products] = await Promise.all([
    findSavedItems(db, memberId, list),
    findCataloguedProducts(db, language),
  ])
  const pageRows = rows.slice((page - 1) * size, page * size)
  const items = pageRows.map((row) =>
    toReply(row, required(products.get(row.product_id), 'saved product')),
  )
  return toPage(items, rows.length, { page, size })
}

/**
 * Adds a product to the list. Idempotent, also for concurrent calls: the database stores one row
 * per member, list and product, and each call returns it.
 *
 * Refuses NOT_FOUND for a kind without products, and an unknown product or one of another kind.
 * Source: WSH-01, docs/rules.md W-1.
 */
export async function saveItem(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { list, memberId }: OwnList,
  reference: ProductReference,
  language: Language,
): Promise<SavedItem> {
  const { id } = (await resolveProduct(db, reference)) ?? refuse('NOT_FOUND')
  const products = await findCataloguedProducts(db, language)
  const row = await insertSaved(db, {
    member_id: memberId,
    list,
    product_id: id,
    created_at: now(),
  })
  return toReply(row, required(products.get(id), 'saved product'))
}

/** Removes an item. Refuses NOT_FOUND, also for somebody else's item or one of the other list. */
export async function removeItem(
  { db }: Pick<Deps, 'db'>,
  { list, memberId }: OwnList,
  id: string,
): Promise<undefined> {
  if (!(await removeSaved(db, { id, list, member_id: memberId }))) refuse('NOT_FOUND')
}

const toReply = (row: SavedRow, product: CataloguedProduct): SavedItem => ({
  id: row.id,
  product_id: row.product_id,
  consulting_type: product.consultingType,
  name: product.name,
  summary: product.summary,
  price: product.price,
  shipping_fee: product.shippingFee,
  image_url: product.imageUrl,
  is_active: product.isActive,
  created_at: row.created_at.toISOString(),
})
