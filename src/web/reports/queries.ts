import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/endpoint.ts'
import { getReport, listMyReports, type Report } from '#contract/reports.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { call } from '#web/api/client.ts'
import { expiredProofCodes, nullIfRefused } from '#web/api/null-if-refused.ts'
import { reads } from '#web/api/order-reads.ts'
import { currentSession } from '#web/api/session.ts'
import { storedGuestTokens, storeGuestToken } from '#web/own-orders/guest-tokens.ts'

export type ReportItem = ReplyOf<typeof listMyReports>['items'][number]

interface ReportList {
  readonly items: readonly (ReportItem & { readonly token?: string })[]
  readonly pages: number
}

/** The member's sheets, or those of guest orders whose tokens this device stores. */
export const myReports = (page: number, reader: string) =>
  queryOptions({
    queryKey: [reads.reports, 'mine', reader, page],
    queryFn: async ({ signal }): Promise<ReportList | null> => {
      if (!currentSession()) return guestReports(signal)
      const query = { page, size: pageSizes.orders }
      const { items, total_pages } = await call(listMyReports, { query }, { signal })
      return { items, pages: total_pages }
    },
    placeholderData: keepPreviousData,
  })

/** Null if the reader is neither signed in nor a known guest. */
async function guestReports(signal: AbortSignal): Promise<ReportList | null> {
  const tokens = storedGuestTokens()
  if (tokens.length === 0) return null
  const lists = await Promise.all(
    tokens.map(async (token) => {
      const list = await nullIfRefused(
        call(listMyReports, { query: { token } }, { signal }),
        expiredProofCodes,
      )
      return (list?.items ?? []).map((item) => ({ ...item, token }))
    }),
  )
  return { items: lists.flat(), pages: 1 }
}

interface ReadReport {
  readonly report: Report
  /** Guest token; null for a member. */
  readonly token: string | null
}

/** Reads a sheet by the link's token, the session, or a stored token. */
export const reportById = (id: string, tokenInLink: string | null, reader: string) =>
  queryOptions({
    queryKey: [reads.reports, 'sheet', id, tokenInLink, reader],
    queryFn: async ({ signal }): Promise<ReadReport | null> => {
      const session = currentSession() ? [null] : []
      const proofs = [...(tokenInLink ? [tokenInLink] : []), ...session, ...storedGuestTokens()]
      for (const token of proofs) {
        const query = { token: token ?? undefined }
        const report = await nullIfRefused(
          call(getReport, { params: { id }, query }, { signal }),
          expiredProofCodes,
        )
        if (!report) continue
        if (token) storeGuestToken(report.order_number, token)
        return { report, token }
      }
      return null
    },
  })
