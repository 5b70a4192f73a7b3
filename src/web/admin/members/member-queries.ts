import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMember, endMemberSessions, getMember } from '#contract/admin-members.ts'
import { adminCoupons, issueCoupon } from '#contract/admin-promotions.ts'
import type { Endpoint, InputOf, ReceivedOf } from '#contract/endpoint.ts'
import { adjustPoints } from '#contract/points.ts'
import { resetSecondFactor } from '#contract/second-factor.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { fetchAllPages } from '../list/fetch-all-pages.ts'

export const MEMBERS_KEY = ['admin', 'members']

export const memberById = (id: string) =>
  queryOptions({
    queryKey: [...MEMBERS_KEY, 'one', id],
    queryFn: ({ signal }) => call(getMember, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** Coupons that can be issued now. */
export const issuableCoupons = queryOptions({
  queryKey: ['admin', 'coupons', 'to-give'],
  queryFn: async ({ signal }) => {
    const coupons = await fetchAllPages((place) =>
      call(adminCoupons.list, { query: place }, { signal }),
    )
    const isOver = (end: string | null) => end !== null && new Date(end) < new Date()
    return coupons.filter(({ status, end_date }) => status === 'ACTIVE' && !isOver(end_date))
  },
  staleTime: 0,
})

/** Sends a change of a member; refetches the list and the member whatever the result. */
function useMemberChange<E extends Endpoint, Values>(
  endpoint: E,
  inputOf: (values: Values) => InputOf<E>,
) {
  const queries = useQueryClient()
  return useMutation<ReceivedOf<E>, ApiRefusal, Values>({
    mutationFn: (values) => call(endpoint, inputOf(values)),
    onSettled: () => queries.invalidateQueries({ queryKey: MEMBERS_KEY }),
  })
}

export const useChangeMember = (id: string) =>
  useMemberChange(changeMember, (body: InputOf<typeof changeMember>['body']) => ({
    params: { id },
    body,
  }))

export const useAdjustPoints = (id: string) =>
  useMemberChange(adjustPoints, (body: InputOf<typeof adjustPoints>['body']) => ({
    params: { id },
    body,
  }))

export const useIssueCoupon = (id: string) =>
  useMemberChange(issueCoupon, (body: InputOf<typeof issueCoupon>['body']) => ({
    params: { id },
    body,
  }))

export const useEndSessions = (id: string) =>
  useMemberChange(endMemberSessions, (session: string | null) => ({
    params: { id },
    query: session ? { session } : {},
  }))

export const useResetFactor = (id: string) =>
  useMemberChange(resetSecondFactor, (reason: string) => ({ params: { id }, body: { reason } }))
