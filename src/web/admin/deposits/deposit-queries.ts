import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  confirmBankRow,
  confirmExactBankRows,
  removeBankImport,
  removeBankRow,
  setBankRow,
  takeBankRows,
} from '#contract/bank-rows.ts'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'

export const DEPOSITS_KEY = ['admin', 'deposits']

/**
 * A change of bank transactions; invalidates orders, tasks and transactions whatever the result.
 */
function useBankStep<E extends Endpoint, Values>(
  endpoint: E,
  inputOf: (values: Values) => InputOf<E>,
) {
  const queries = useQueryClient()
  const say = useToast()
  const { changedMeanwhile } = useAdminText().deposits
  return useMutation<ReplyOf<E>, ApiRefusal, Values>({
    mutationFn: (values) => call(endpoint, inputOf(values)),
    // The row may leave the screen with the new state, and its panel's own message with it.
    onError: (error) => {
      if (error.status === 409) say(changedMeanwhile)
    },
    // Not waited for: a row that leaves the list takes away the screen that is to say that it is done.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['admin'] }),
  })
}

export const useTakeRows = () =>
  useBankStep(takeBankRows, (body: InputOf<typeof takeBankRows>['body']) => ({ body }))

export const useConfirmExact = () =>
  useBankStep(confirmExactBankRows, (ids: string[]) => ({ body: { ids } }))

export const useConfirmRow = (id: string) =>
  useBankStep(confirmBankRow, (order_number: string) => ({
    params: { id },
    body: { order_number },
  }))

export const useSetRow = (id: string) =>
  useBankStep(setBankRow, (state: 'OPEN' | 'UNKNOWN' | 'RETURNED' | 'IGNORED') => ({
    params: { id },
    body: { state },
  }))

export const useRemoveRow = (id: string) =>
  useBankStep(removeBankRow, (_: undefined) => ({ params: { id } }))

export const useRemoveImport = () =>
  useBankStep(removeBankImport, (imported_at: string) => ({ body: { imported_at } }))
