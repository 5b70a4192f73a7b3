import type { ConsultingType } from '#contract/catalog.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { textsIn } from '#server/platform/localized-texts.ts'
import { findProducts } from './admin-store.ts'
import { isOrderable } from './is-orderable.ts'

/** A product as lists show it, on sale or not. */
export interface CataloguedProduct {
  readonly consultingType: ConsultingType
  readonly name: string
  readonly summary: string
  readonly price: Won
  readonly shippingFee: Won
  readonly imageUrl: string | null
  readonly isActive: boolean
}

/** Returns every product by id, including those off sale. */
export async function findCataloguedProducts(db: Db, language: Language) {
  const products = await findProducts(db)
  return new Map(
    products.map((product): [string, CataloguedProduct] => {
      const { name, summary } = textsIn(language, product.words)
      return [
        product.id,
        {
          consultingType: product.consulting_type,
          name,
          summary,
          price: won(product.price),
          shippingFee: won(product.shipping_fee),
          imageUrl: product.image_url,
          isActive: isOrderable(product),
        },
      ]
    }),
  )
}
