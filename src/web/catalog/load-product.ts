import { redirect } from 'react-router'
import {
  type ConsultingType,
  getProduct,
  getProductById,
  listProducts,
  type Product,
} from '#contract/catalog.ts'
import type { Caller } from '#web/page-context.ts'
import { CONSULTING_PAGE, type NamedProduct, queryOfKind, queryOfProduct } from './product-place.ts'

/** A product on sale, as a choice among those of its kind. */
export type ProductChoice = Pick<Product, 'product_id' | 'name' | 'price'> & {
  readonly kind: ConsultingType
  /** Canonical query of its address; the first product of a kind is addressed by its kind. */
  readonly query: string
}

/**
 * A product, the canonical query of its address, and the products on sale of its kind in the
 * owner's order.
 */
export interface LoadedProduct {
  readonly product: Product
  readonly query: string
  readonly choices: readonly ProductChoice[]
}

/**
 * Loads the addressed product; without the other choices if they cannot be read. A kind without
 * products redirects to the page of all kinds.
 */
export async function loadProduct(call: Caller, named: NamedProduct): Promise<LoadedProduct> {
  const [product, { items }] = await Promise.all([
    callProduct(call, named),
    call(listProducts, {}).catch(() => ({ items: [] })),
  ])
  const kind = product.consulting_type
  const choices = choicesOf(items).filter((choice) => choice.kind === kind)
  const choice = choices.find(({ product_id }) => product_id === product.product_id)
  // None is on sale: the kind's own address shows the first one, with a notice.
  const isFirst = choices.length === 0 && 'consulting_type' in named
  const query = choice?.query ?? (isFirst ? queryOfKind(kind) : queryOfProduct(product))
  return { product, query, choices }
}

async function callProduct(call: Caller, named: NamedProduct): Promise<Product> {
  if ('product_id' in named) return call(getProductById, { params: named })
  return (await firstOfKind(call, named.consulting_type)) ?? throwRedirect(CONSULTING_PAGE)
}

/** Loads the first product of a kind, on sale or not; null if there is none. */
export const firstOfKind = (call: Caller, consulting_type: ConsultingType) =>
  call(getProduct, { params: { consulting_type } }).catch((error: unknown) => {
    if (error instanceof Response && error.status === 404) return null
    throw error
  })

function throwRedirect(address: string): never {
  throw redirect(address)
}

/** Returns the products with their canonical queries, in the given order. */
export function choicesOf(onSale: readonly Product[]): ProductChoice[] {
  const kinds = new Set<ConsultingType>()
  return onSale.map(({ product_id, consulting_type: kind, name, price }) => {
    const isFirst = !kinds.has(kind)
    kinds.add(kind)
    const query = isFirst ? queryOfKind(kind) : queryOfProduct({ product_id })
    return { product_id, kind, name, price, query }
  })
}
