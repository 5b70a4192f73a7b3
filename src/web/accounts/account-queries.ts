import { queryOptions } from '@tanstack/react-query'
import { getMe } from '#contract/accounts.ts'
import { getMyPoints } from '#contract/points.ts'
import { listMyCoupons } from '#contract/promotions.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { call } from '#web/api/client.ts'
import { reads } from '#web/api/order-reads.ts'

/** The signed-in member's details and points. */
export const me = queryOptions({
  queryKey: [reads.users, 'me'],
  queryFn: ({ signal }) => call(getMe, {}, { signal }),
})

/** Balance and its movements. */
export const myPoints = (page: number) =>
  queryOptions({
    queryKey: [reads.points, 'mine', page],
    queryFn: ({ signal }) => call(getMyPoints, { query: { page } }, { signal }),
    placeholderData: (earlier) => earlier,
  })

/** Usable coupons first. */
export const myCoupons = (page: number) =>
  queryOptions({
    queryKey: [reads.promotions, 'mine', page],
    queryFn: ({ signal }) =>
      call(listMyCoupons, { query: { page, size: pageSizes.coupons } }, { signal }),
    placeholderData: (earlier) => earlier,
  })
