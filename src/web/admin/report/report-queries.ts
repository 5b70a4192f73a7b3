import { queryOptions } from '@tanstack/react-query'
import type { KindName, ReportContent } from '#consultings/kinds.ts'
import { listOrders } from '#contract/admin-orders.ts'
import {
  getReport,
  getReportDraft,
  getReportVersion,
  publishReport,
  type ReportDraft,
  saveReportDraft,
} from '#contract/reports.ts'
import { call } from '#web/api/client.ts'

const paramsOf = (orderNumber: string) => ({ params: { order_number: orderNumber } })

/** The draft when the editor opens; from then on the editor holds the newest state. */
export const reportDraft = (orderNumber: string) =>
  queryOptions({
    queryKey: ['admin', 'sheet', orderNumber],
    queryFn: ({ signal }) => call(getReportDraft, paramsOf(orderNumber), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const saveReport = (
  orderNumber: string,
  kind: KindName,
  base: number,
  content: ReportContent,
) =>
  call(saveReportDraft, {
    ...paramsOf(orderNumber),
    body: { ...content, consulting_type: kind, base_revision: base },
  })

/** Publishes revision `base`; refuses if somebody else has saved since. */
export const publishDraft = (orderNumber: string, base: number): Promise<ReportDraft> =>
  call(publishReport, { ...paramsOf(orderNumber), query: { base_revision: base } })

/** Returns the order whose result sheet has waited longest, except `but`. */
export async function nextReport(but: string) {
  const { items } = await call(listOrders, { query: { waiting_for: 'SHEET', size: 2 } })
  return items.find(({ order_number }) => order_number !== but)
}

/** A published version; it never changes. */
export const reportVersion = (orderNumber: string, version: number) =>
  queryOptions({
    queryKey: ['admin', 'sheet-version', orderNumber, version],
    queryFn: ({ signal }) =>
      call(getReportVersion, { params: { order_number: orderNumber, version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Server data of a result sheet: its diagnosis number. */
export const savedReport = (reportId: string | null, revision: number) =>
  queryOptions({
    queryKey: ['admin', 'saved-sheet', reportId, revision],
    queryFn: ({ signal }) =>
      reportId ? call(getReport, { params: { id: reportId } }, { signal }) : null,
  })
