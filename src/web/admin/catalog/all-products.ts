import { queryOptions, useQuery } from '@tanstack/react-query'
import { adminProducts } from '#contract/admin-catalog.ts'
import { consultingTypes } from '#contract/catalog.ts'
import { call } from '#web/api/client.ts'
import { useMay } from '../frame/role.tsx'
import { PRODUCTS_KEY } from './product-kind.ts'

/** All products, for other pages; changing a product refetches them. */
export const allProducts = queryOptions({
  queryKey: [...PRODUCTS_KEY, 'all'],
  queryFn: ({ signal }) => call(adminProducts.list, {}, { signal }),
  staleTime: 5 * 60_000,
})

/**
 * Returns the kinds of consulting that have products, in display order, and whether there are
 * several products. Products off sale count too. Empty while loading, and for
 * a consultant, who may not read the products.
 */
export function useSoldKinds() {
  const enabled = useMay()(adminProducts.list)
  const { items } = useQuery({ ...allProducts, enabled }).data ?? { items: [] }
  return {
    isSeveral: items.length > 1,
    kinds: consultingTypes.filter((type) => items.some((it) => it.consulting_type === type)),
  }
}
