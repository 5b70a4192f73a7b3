import type { Product } from '#contract/catalog.ts'
import { queryOfKind } from '#web/catalog/product-place.ts'
import { ORDER_PAGE } from '#web/orders/order-addresses.ts'

/** What the first button of the landing page offers. */
export interface FirstOffer {
  /** The lowest one on sale; null while nothing is sold or nobody knows what is. */
  readonly price: number | null
  /** Whether other products cost more. */
  readonly isLowest: boolean
  /** The order page, or where one chooses between the kinds on sale. */
  readonly to: string
}

export function firstOffer(
  onSale: readonly Pick<Product, 'consulting_type' | 'price'>[],
): FirstOffer {
  const prices = onSale.map(({ price }) => price)
  const [kind, ...otherKinds] = new Set(onSale.map(({ consulting_type }) => consulting_type))
  return {
    price: prices.length > 0 ? Math.min(...prices) : null,
    isLowest: new Set(prices).size > 1,
    to: otherKinds.length > 0 ? '/user/consulting' : ORDER_PAGE + (kind ? queryOfKind(kind) : ''),
  }
}
