import type { ProductReference } from '#contract/catalog.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findFirstOfKind, findProductById, type ProductRow } from './store.ts'

/**
 * Returns the product that a call refers to: by id, or else the first one of the kind by position,
 * those on sale first. If none is on sale, callers may show it or refuse to sell it. Undefined for
 * a kind without products.
 *
 * Refuses PRODUCT_NOT_FOUND for an unknown id, PRODUCT_OF_ANOTHER_KIND where both are given and
 * differ. Source: docs/rules.md P-8.
 */
export async function resolveProduct(
  db: Db,
  { product_id: id, consulting_type: kind }: ProductReference,
): Promise<ProductRow | undefined> {
  if (id === undefined) return kind === undefined ? undefined : findFirstOfKind(db, kind)
  return checkProduct(await findProductById(db, id), { product_id: id, consulting_type: kind })
}

/**
 * Returns the product that was found for a reference. Refuses PRODUCT_NOT_FOUND for an unknown id,
 * PRODUCT_OF_ANOTHER_KIND.
 */
export function checkProduct<P extends Pick<ProductRow, 'consulting_type'>>(
  product: P | undefined,
  { product_id: id, consulting_type: kind }: ProductReference,
): P | undefined {
  if (id === undefined) return product
  if (!product) refuse('PRODUCT_NOT_FOUND')
  if (kind !== undefined && kind !== product.consulting_type) refuse('PRODUCT_OF_ANOTHER_KIND')
  return product
}
