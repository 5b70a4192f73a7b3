import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * The first words of the keys under which answers are kept that an order has a part in: itself, the
 * coupons, codes and points it uses or gives back, the balance shown of the member, its sheet, and
 * the cart that it leaves. A query of one of these starts its key with the word from here.
 */
export const reads = {
  orders: 'orders',
  points: 'points',
  promotions: 'promotions',
  reports: 'reports',
  saved: 'saved',
  users: 'users',
} as const

/** Has everything read anew that an order's change may have moved. Nobody needs to wait for it. */
export const invalidateOrders = (
  queries: QueryClient,
  filters: Pick<InvalidateQueryFilters, 'refetchType'> = {},
): Promise<unknown> =>
  Promise.all(
    Object.values(reads).map((word) => queries.invalidateQueries({ queryKey: [word], ...filters })),
  )
