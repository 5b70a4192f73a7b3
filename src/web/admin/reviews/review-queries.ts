import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AdminReview,
  getAdminReview,
  moderateReview,
  removeReview,
  restoreReview,
} from '#contract/admin-reviews.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type ApiRefusal, currentVersion, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'

export const REVIEWS_KEY = ['admin', 'reviews']

export const adminReview = (id: string) =>
  queryOptions({
    queryKey: [...REVIEWS_KEY, 'one', id],
    queryFn: ({ signal }) => call(getAdminReview, { params: { id } }, { signal }),
    staleTime: 0,
  })

export type ReviewChange =
  | Omit<InputOf<typeof moderateReview>['body'], 'base_revision'>
  | { readonly remove: Omit<InputOf<typeof removeReview>['body'], 'base_revision'> }
  | { readonly restore: true }

/**
 * Changes a review based on the shown revision. Caches the review that the server returns, also
 * after a conflict.
 */
export function useChangeReview(review: AdminReview) {
  const queries = useQueryClient()
  const { id, revision } = review
  const show = (changed: AdminReview) =>
    queries.setQueryData(adminReview(changed.id).queryKey, changed)

  return useMutation<AdminReview, ApiRefusal, ReviewChange>({
    mutationFn: (change) => {
      const seen = queries.getQueryData(adminReview(id).queryKey)
      const base_revision = seen?.revision ?? revision
      const params = { id }
      if ('restore' in change) return call(restoreReview, { params })
      return 'remove' in change
        ? call(removeReview, { params, body: { ...change.remove, base_revision } })
        : call(moderateReview, { params, body: { ...change, base_revision } })
    },
    onSuccess: show,
    onError: (error) => {
      if (isRefusal(error, 'EDIT_CONFLICT')) show(currentVersion(error))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: REVIEWS_KEY }),
  })
}
