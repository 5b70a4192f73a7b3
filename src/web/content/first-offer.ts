import type { Product } from '#contract/catalog.ts'
import { queryOfKind, queryOfProduct } from '#web/catalog/product-place.ts'
import { ORDER_PAGE } from '#web/orders/order-addresses.ts'

type OnSale = Pick<Product, 'product_id' | 'consulting_type' | 'name' | 'price' | 'turnaround_days'>

/** The cheapest product, offered by the landing page's first button. */
export interface FirstOffer {
  /** Null if nothing is sold or it could not be read. */
  readonly product: Pick<OnSale, 'name' | 'price' | 'turnaround_days'> | null
  /** Its order page. */
  readonly to: string
}

export function firstOffer(onSale: readonly OnSale[]): FirstOffer {
  const [cheapest] = onSale.toSorted((a, b) => a.price - b.price)
  if (!cheapest) return { product: null, to: ORDER_PAGE }
  const { consulting_type: kind, product_id, name, price, turnaround_days } = cheapest
  const isFirst = onSale.find(({ consulting_type }) => consulting_type === kind) === cheapest
  const query = isFirst ? queryOfKind(kind) : queryOfProduct({ product_id })
  return { product: { name, price, turnaround_days }, to: ORDER_PAGE + query }
}
