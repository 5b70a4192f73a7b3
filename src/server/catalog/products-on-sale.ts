import type { ConsultingType } from '#contract/catalog.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { wordsIn } from '#server/platform/words.ts'
import { isSold } from './is-sold.ts'
import type { ProductWords } from './product-words.ts'
import { findProduct, findProductWords } from './store.ts'

/** What an order needs of a product. */
export interface ProductOnSale {
  readonly consultingType: ConsultingType
  readonly name: string
  readonly price: Won
  readonly shippingFee: Won
}

/** The product with its price of now, or nothing when it is not sold (any more). */
export async function findProductOnSale(
  db: Db,
  consultingType: string,
  language: Language,
): Promise<ProductOnSale | undefined> {
  const product = await findProduct(db, consultingType)
  if (!product || !isSold(product)) return undefined
  return {
    consultingType: product.consulting_type as ConsultingType,
    name: wordsIn<ProductWords>(language, product.words).name,
    price: won(product.price),
    shippingFee: won(product.shipping_fee),
  }
}

/** What each product is called now, by consulting type, also those that are no longer sold. */
export async function productNames(db: Db, language: Language) {
  const products = await findProductWords(db)
  return new Map(
    products.map(({ consulting_type, words }) => [
      consulting_type,
      wordsIn<ProductWords>(language, words).name,
    ]),
  )
}
