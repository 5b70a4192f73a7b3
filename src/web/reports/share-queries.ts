import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/endpoint.ts'
import {
  listReportShares,
  type ReportShare,
  revokeReportShare,
  type ShareDays,
  shareReport,
} from '#contract/report-shares.ts'
import type { Report } from '#contract/reports.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { reads } from '#web/api/order-reads.ts'

const inputOf = ({ id }: Pick<Report, 'id'>, token: string | null) => ({
  params: { id },
  query: { token: token ?? undefined },
})
const keyOf = ({ id }: Pick<Report, 'id'>) => [reads.reports, 'shares', id]

/** Active share links of a sheet. */
export const reportShares = (report: Report, token: string | null) =>
  queryOptions({
    queryKey: [...keyOf(report), token],
    queryFn: async ({ signal }): Promise<readonly ReportShare[]> =>
      (await call(listReportShares, inputOf(report, token), { signal })).items,
  })

/** Creates a link that expires after some days. */
export function useShareReport(report: Report, token: string | null) {
  const queries = useQueryClient()
  return useMutation<ReplyOf<typeof shareReport>, ApiRefusal, ShareDays>({
    mutationFn: (days) => call(shareReport, { ...inputOf(report, token), body: { days } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(report) }),
  })
}

/** Revokes a link by its id. */
export function useRevokeShare(report: Report, token: string | null) {
  const queries = useQueryClient()
  return useMutation<unknown, ApiRefusal, string>({
    mutationFn: (share_id) => {
      const { params, query } = inputOf(report, token)
      return call(revokeReportShare, { params: { ...params, share_id }, query })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(report) }),
  })
}
