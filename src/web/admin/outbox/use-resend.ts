import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type OutboxMessage, resendMessage } from '#contract/notifications.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'

export const OUTBOX_KEY = ['admin', 'outbox']

export function useResend(id: string) {
  const queries = useQueryClient()
  return useMutation<OutboxMessage, ApiRefusal, void>({
    mutationFn: () => call(resendMessage, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: OUTBOX_KEY }),
  })
}
