import { queryOptions, useMutation } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/endpoint.ts'
import { getMyNotifications, sendTestMail } from '#contract/my-notifications.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'

export const myNotifications = queryOptions({
  queryKey: ['admin', 'my-notifications'],
  queryFn: ({ signal }) => call(getMyNotifications, {}, { signal }),
  staleTime: 0,
})

export const useTestMail = () =>
  useMutation<ReplyOf<typeof sendTestMail>, ApiRefusal, void>({
    mutationFn: () => call(sendTestMail, {}),
  })
