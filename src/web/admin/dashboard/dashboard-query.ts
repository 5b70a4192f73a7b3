import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readDashboard } from '#contract/dashboard.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'

type DashboardPeriod = NonNullable<InputOf<typeof readDashboard>['query']>

/** Reads the period from the address; falls back to the default period if it is invalid. */
export function periodFromAddress(search: URLSearchParams): DashboardPeriod {
  const period = { from: search.get('from') ?? undefined, to: search.get('to') ?? undefined }
  return readDashboard.query.safeParse(period).data ?? {}
}

/** Figures of a period; the earlier figures stay visible while another period loads. */
export const dashboard = (query: DashboardPeriod) =>
  queryOptions({
    queryKey: ['admin', 'dashboard', query],
    queryFn: ({ signal }) => call(readDashboard, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
