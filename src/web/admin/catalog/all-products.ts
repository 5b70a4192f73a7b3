import { queryOptions, useQuery } from '@tanstack/react-query'
import { adminProducts } from '#contract/admin-catalog.ts'
import { consultingTypes } from '#contract/catalog.ts'
import { call } from '#web/api/client.ts'
import { PRODUCTS_KEY } from './product-kind.ts'

/** Every product, for pages that are not about products; a change of one reads it anew. */
export const allProducts = queryOptions({
  queryKey: [...PRODUCTS_KEY, 'all'],
  queryFn: ({ signal }) => call(adminProducts.list, {}, { signal }),
  staleTime: 5 * 60_000,
})

/**
 * What orders can be of: whether there is more than one product, on sale or not, and the kinds that
 * products are of, in their order. Nothing more than one while that is not known.
 */
export function useSoldKinds() {
  const { items } = useQuery(allProducts).data ?? { items: [] }
  return {
    isSeveral: items.length > 1,
    kinds: consultingTypes.filter((type) => items.some((it) => it.consulting_type === type)),
  }
}
