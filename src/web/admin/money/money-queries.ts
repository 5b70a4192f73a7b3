import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  listDueRefunds,
  listMoneyDisagreements,
  listSettlements,
  markRefundsSent,
} from '#contract/admin-money.ts'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'

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

/**
 * A change of money. Orders, tasks and every list of money are read again whatever the result. A
 * conflict is said in a toast, because the row that asked may leave the screen; other errors too where
 * the screen has no place for them (`toasts: 'errors'`).
 */
export function useMoneyChange<E extends Endpoint, Values>(
  endpoint: E,
  inputOf: (values: Values) => InputOf<E>,
  toasts: 'conflicts' | 'errors' = 'conflicts',
) {
  const queries = useQueryClient()
  const showToast = useToast()
  const { money, writeFailed } = useAdminText()
  return useMutation<ReplyOf<E>, ApiRefusal, Values>({
    mutationFn: (values) => call(endpoint, inputOf(values)),
    onError: (error) => {
      const labels = error.serverMessage ?? writeFailed
      if (isRefusal(error, 'ILLEGAL_TRANSITION')) showToast(money.changedMeanwhile)
      else if (toasts === 'errors') showToast(labels)
    },
    // Not awaited: the row that leaves the list must still showToast that it is done.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['admin'] }),
  })
}

export const useMarkSent = () =>
  useMoneyChange(markRefundsSent, (body: InputOf<typeof markRefundsSent>['body']) => ({ body }))
