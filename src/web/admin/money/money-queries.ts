import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  listDueRefunds,
  listMoneyDisagreements,
  listSettlements,
  markRefundsSent,
} from '#contract/admin-money.ts'
import type { Endpoint, InputOf, ReceivedOf } from '#contract/endpoint.ts'
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
 * Sends a change of money, then refetches orders, tasks and all lists of money whatever the result.
 * Reports a conflict in a toast, because the row may leave the screen; with `toasts: 'errors'`
 * other errors too.
 */
export function useMoneyChange<E extends Endpoint, Values>(
  endpoint: E,
  inputOf: (values: Values) => InputOf<E>,
  toasts: 'conflicts' | 'errors' = 'conflicts',
) {
  const queries = useQueryClient()
  const showToast = useToast()
  const { money, writeFailed } = useAdminText()
  return useMutation<ReceivedOf<E>, ApiRefusal, Values>({
    mutationFn: (values) => call(endpoint, inputOf(values)),
    onError: (error) => {
      const labels = error.serverMessage ?? writeFailed
      if (isRefusal(error, 'ILLEGAL_TRANSITION')) showToast(money.changedMeanwhile)
      else if (toasts === 'errors') showToast(labels)
    },
    // Not awaited: a row that leaves the list must still report its success.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['admin'] }),
  })
}

export const useMarkSent = () =>
  useMoneyChange(markRefundsSent, (body: InputOf<typeof markRefundsSent>['body']) => ({ body }))
