import { sql } from 'kysely'
import type { ProductReference } from '#contract/catalog.ts'
import { RowCache, type RowLookup, rowVersion } from '#server/platform/row-cache.ts'
import { type ProductOnSale, toProductOnSale } from './products-on-sale.ts'
import { checkProduct } from './resolve-product.ts'
import type { ProductRow } from './store.ts'

type OrderedProduct = Omit<ProductRow, 'image_url'>

export const productCache = () => new RowCache((product: OrderedProduct) => product)

/**
 * Finds a product as `findProductOnSale` does, as a part of another statement: `resolve` returns it with
 * its current price, or refuses.
 */
export function lookUpProductOnSale(
  cache: ReturnType<typeof productCache>,
  reference: ProductReference,
): RowLookup<ProductOnSale | undefined> {
  const { product_id: id, consulting_type: kind } = reference
  const lookup = cache.lookup(JSON.stringify([id, id ? null : kind]), {
    version: sql`products.id::text || ' ' || ${rowVersion('products')}`,
    content: sql`json_build_object('id', id, 'consulting_type', consulting_type, 'price', price,
      'shipping_fee', shipping_fee, 'is_active', is_active, 'turnaround_days', turnaround_days,
      'words', words)`,
    from:
      id === undefined
        ? sql`products where consulting_type = ${kind ?? null}
            order by is_active desc, position, id limit 1`
        : sql`products where id = ${id}`,
  })
  return {
    ...lookup,
    resolve: (read) => toProductOnSale(checkProduct(lookup.resolve(read), reference)),
  }
}
