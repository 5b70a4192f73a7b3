import { useMutation, useQueryClient } from '@tanstack/react-query'
import { issueCoupons } from '#contract/admin-promotions.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import type { Coupon } from './definition-kind.ts'
import { couponKind } from './kinds.ts'

type Issue = typeof issueCoupons

/** Issues a coupon, or checks who would get it. */
export function useIssue({ id }: Coupon) {
  const queries = useQueryClient()
  return useMutation<ReplyOf<Issue>, ApiRefusal, InputOf<Issue>['body']>({
    mutationFn: (body) => call(issueCoupons, { params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: couponKind.key }),
  })
}
