import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import {
  listOutbox,
  messageStatuses,
  type OutboxMessage,
  resendMessage,
} from '#contract/notifications.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'

const REFRESH_MS = 30_000

type Query = NonNullable<InputOf<typeof listOutbox>['query']>

export const outbox = (query: Query) =>
  queryOptions({
    queryKey: ['admin', 'outbox', query],
    queryFn: ({ signal }) => call(listOutbox, { query }, { signal }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })

export function useResend(id: string) {
  const queries = useQueryClient()
  return useMutation<OutboxMessage, ApiRefusal, void>({
    mutationFn: () => call(resendMessage, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'outbox'] }),
  })
}

export const statusOf = (text: string | null) => messageStatuses.find((each) => each === text)
