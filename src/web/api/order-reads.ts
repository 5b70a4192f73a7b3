import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Prefixes of the query keys that depend on an order: orders, coupons, codes, points, the member's
 * balance, result sheets, and the cart. Every such query's key starts with its prefix.
 */
export const reads = {
  orders: 'orders',
  points: 'points',
  promotions: 'promotions',
  reports: 'reports',
  saved: 'saved',
  users: 'users',
} as const

/** Invalidates every cached reply that a change to an order may affect. Need not be awaited. */
export const invalidateOrders = (
  queries: QueryClient,
  filters: Pick<InvalidateQueryFilters, 'refetchType'> = {},
): Promise<unknown> =>
  Promise.all(
    Object.values(reads).map((word) => queries.invalidateQueries({ queryKey: [word], ...filters })),
  )
