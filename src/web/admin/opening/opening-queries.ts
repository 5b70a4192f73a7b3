import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ConfirmableItem,
  confirmOpening,
  type Opening,
  readOpening,
} from '#contract/opening.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'

export const opening = queryOptions({
  queryKey: ['admin', 'opening'],
  queryFn: ({ signal }) => call(readOpening, {}, { signal }),
  staleTime: 0,
})

export function useConfirmOpening() {
  const queries = useQueryClient()
  return useMutation<
    Opening,
    ApiRefusal,
    { readonly item: ConfirmableItem; readonly isDone: boolean }
  >({
    mutationFn: ({ item, isDone }) =>
      call(confirmOpening, { params: { item }, body: { is_done: isDone } }),
    onSuccess: (now) => queries.setQueryData(opening.queryKey, now),
  })
}
