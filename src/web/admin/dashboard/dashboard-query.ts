import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readDashboard } from '#contract/dashboard.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'

type DashboardPeriod = NonNullable<InputOf<typeof readDashboard>['query']>

/** The period in the address; the usual one where that is none. */
export function periodFromAddress(search: URLSearchParams): DashboardPeriod {
  const period = { from: search.get('from') ?? undefined, to: search.get('to') ?? undefined }
  return readDashboard.query.safeParse(period).data ?? {}
}

/** While another period is read, the one before stays where it is. */
export const dashboard = (query: DashboardPeriod) =>
  queryOptions({
    queryKey: ['admin', 'dashboard', query],
    queryFn: ({ signal }) => call(readDashboard, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
