import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  askAboutReport,
  listReportQuestions,
  type ReportQuestion,
} from '#contract/report-questions.ts'
import type { Report } from '#contract/reports.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { INQUIRIES } from '#web/inquiries/inquiry-queries.ts'

const inputOf = ({ order_number }: Pick<Report, 'order_number'>, token: string | null) => ({
  params: { order_number },
  query: { guest_token: token ?? undefined },
})

/** Questions about all parts of a sheet. */
export const reportQuestions = (report: Report, token: string | null) =>
  queryOptions({
    queryKey: [INQUIRIES, 'sheet', report.order_number, token],
    queryFn: async ({ signal }): Promise<readonly ReportQuestion[]> =>
      (await call(listReportQuestions, inputOf(report, token), { signal })).items,
  })

interface Asked {
  readonly part: string
  readonly content: string
  /** Idempotency key: the same content sent again is the same question. */
  readonly key: string
}

/** Sends a question; resolves once it is shown in the sheet. */
export function useAskAboutReport(report: Report, token: string | null) {
  const queries = useQueryClient()
  return useMutation<ReportQuestion, ApiRefusal, Asked>({
    mutationFn: ({ key, ...body }) =>
      call(askAboutReport, { ...inputOf(report, token), body }, { idempotencyKey: key }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [INQUIRIES] }),
  })
}
