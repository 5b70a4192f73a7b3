import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteReview, listMyReviews, type MyReviews } from '#contract/reviews.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { reads } from '#web/api/order-reads.ts'

export type MyReview = MyReviews['items'][number]
export type WaitingOrder = MyReviews['waiting'][number]

/** One's own reviews, and the orders that can be reviewed. */
export const myReviews = (page = 1, size: number = pageSizes.default) =>
  queryOptions({
    queryKey: ['reviews', 'mine', page, size],
    queryFn: ({ signal }) => call(listMyReviews, { query: { page, size } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Refetches reviews and points after a review was written, edited or deleted. */
export function useInvalidateReviews() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      ['reviews', reads.points, reads.users].map((word) =>
        queries.invalidateQueries({ queryKey: [word] }),
      ),
    )
}

export function useDeleteReview() {
  const reread = useInvalidateReviews()
  return useMutation<undefined, ApiRefusal, string>({
    mutationFn: (id) => call(deleteReview, { params: { id } }),
    onSuccess: () => void reread(),
  })
}
