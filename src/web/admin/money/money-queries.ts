import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  listDueRefunds,
  listMoneyDisagreements,
  listSettlements,
  payOutRefunds,
} from '#contract/admin-money.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'

export const dueRefunds = queryOptions({
  queryKey: ['admin', 'money', 'refunds'],
  queryFn: ({ signal }) => call(listDueRefunds, {}, { signal }),
})

export const monthlySettlements = queryOptions({
  queryKey: ['admin', 'money', 'settlements'],
  queryFn: ({ signal }) => call(listSettlements, {}, { signal }),
})

export const moneyDisagreements = queryOptions({
  queryKey: ['admin', 'money', 'disagreements'],
  queryFn: ({ signal }) => call(listMoneyDisagreements, {}, { signal }),
})

type BodyOf = InputOf<typeof payOutRefunds>['body']

/** Marks refunds as paid out; lists, counts and orders are read anew whatever comes of it. */
export function usePayOut(onDone: (paid: ReplyOf<typeof payOutRefunds>) => void) {
  const queries = useQueryClient()
  return useMutation<ReplyOf<typeof payOutRefunds>, ApiRefusal, BodyOf>({
    mutationFn: (body) => call(payOutRefunds, { body }),
    onSuccess: onDone,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['admin', 'money'] })
      await queries.invalidateQueries({ queryKey: ['admin', 'orders'] })
    },
  })
}
