import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getMe } from '#contract/accounts.ts'
import { getPolicy } from '#contract/content.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type Quote, quoteOrder } from '#contract/orders.ts'
import { toPage } from '#contract/page.ts'
import { listMyCoupons } from '#contract/promotions.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { reads } from '#web/api/order-reads.ts'

export type QuoteInput = InputOf<typeof quoteOrder>['body']

/** The current price of an order; the previous figures stay until the new ones are loaded. */
export const quoteOf = (buyerId: string, input: QuoteInput, first?: Quote) =>
  queryOptions({
    queryKey: [reads.orders, 'quote', buyerId, input],
    queryFn: ({ signal }) => call(quoteOrder, { body: input }, { signal }),
    placeholderData: keepPreviousData,
    ...(first && { initialData: first }),
  })

/** The signed-in member's details and points. */
export const myDetails = (memberId: string) =>
  queryOptions({
    queryKey: [reads.users, 'me', memberId],
    queryFn: ({ signal }) => call(getMe, {}, { signal }),
  })

/** The member's coupons, usable ones first; none for a visitor. Source: ORD-04. */
export const myCoupons = (buyerId: string, page: number) =>
  queryOptions({
    queryKey: [reads.promotions, 'mine', buyerId, page],
    queryFn: async ({ signal }) => {
      const size = pageSizes.coupons
      try {
        return await call(listMyCoupons, { query: { page, size } }, { signal })
      } catch (error) {
        if (isRefusal(error) && error.status === 401) return toPage([], 0, { page, size })
        throw error
      }
    },
    placeholderData: keepPreviousData,
  })

/** The whole text of a policy in force. */
export const policyOf = (kind: 'refund' | 'points', language: string) =>
  queryOptions({
    queryKey: ['content', 'policies', kind, language],
    queryFn: ({ signal }) => call(getPolicy, { params: { kind } }, { signal }),
  })
