import type { ConsultingType, ProductReference } from '#contract/catalog.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { textsIn } from '#server/platform/localized-texts.ts'
import { isOrderable } from './is-orderable.ts'
import { collectNames, type ProductNames } from './product-names.ts'
import { resolveProduct } from './resolve-product.ts'
import { findProductTexts, type ProductRow } from './store.ts'

/** Data of a product that an order needs. */
export interface ProductOnSale {
  readonly id: string
  readonly consultingType: ConsultingType
  readonly names: ProductNames
  readonly price: Won
  readonly shippingFee: Won
  /** Business days from the survey to the result sheet. */
  readonly turnaroundDays: number
}

/**
 * Returns the referenced product with its current price, or undefined when it cannot be ordered
 * (any more). Refuses as {@link resolveProduct} does.
 */
export async function findProductOnSale(
  db: Db,
  reference: ProductReference,
): Promise<ProductOnSale | undefined> {
  return toProductOnSale(await resolveProduct(db, reference))
}

/** Returns what an order needs of a product; undefined if it cannot be ordered. */
export function toProductOnSale(
  product: Omit<ProductRow, 'image_url'> | undefined,
): ProductOnSale | undefined {
  if (!product || !isOrderable(product)) return undefined
  return {
    id: product.id,
    consultingType: product.consulting_type,
    names: collectNames(product.words),
    price: won(product.price),
    shippingFee: won(product.shipping_fee),
    turnaroundDays: product.turnaround_days,
  }
}

/** Returns the current name of each product by id, including those off sale. */
export async function findProductNames(db: Db, language: Language) {
  const products = await findProductTexts(db)
  return new Map(products.map(({ id, words }) => [id, textsIn(language, words).name]))
}
