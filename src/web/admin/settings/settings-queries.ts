import { queryOptions } from '@tanstack/react-query'
import { getSettings } from '#contract/admin-settings.ts'
import { call } from '#web/api/client.ts'

export const adminSettings = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => call(getSettings, {}, { signal }),
  staleTime: 0,
})
