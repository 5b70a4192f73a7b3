import { queryOptions } from '@tanstack/react-query'
import type { KindName, SheetContent } from '#consultings/kinds.ts'
import { listOrders } from '#contract/admin-orders.ts'
import {
  getReport,
  getReportDraft,
  getReportVersion,
  publishReport,
  type SheetDraft,
  saveReportDraft,
} from '#contract/reports.ts'
import { call } from '#web/api/client.ts'

const paramsOf = (orderNumber: string) => ({ params: { order_number: orderNumber } })

/** The working copy as the editor begins with it; from then on the editor has the newest. */
export const sheetDraft = (orderNumber: string) =>
  queryOptions({
    queryKey: ['admin', 'sheet', orderNumber],
    queryFn: ({ signal }) => call(getReportDraft, paramsOf(orderNumber), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const saveSheet = (
  orderNumber: string,
  kind: KindName,
  base: number,
  content: SheetContent,
) =>
  call(saveReportDraft, {
    ...paramsOf(orderNumber),
    body: { ...content, consulting_type: kind, base_revision: base },
  })

/** Publishes what was saved as `base`, and nothing that somebody else saved since. */
export const publishSheet = (orderNumber: string, base: number): Promise<SheetDraft> =>
  call(publishReport, { ...paramsOf(orderNumber), query: { base_revision: base } })

/** The order whose sheet has waited longest, but for one. */
export async function nextSheet(but: string) {
  const { items } = await call(listOrders, { query: { waiting_for: 'SHEET', size: 2 } })
  return items.find(({ order_number }) => order_number !== but)
}

/** A version as it was sent: it never changes. */
export const sheetVersion = (orderNumber: string, version: number) =>
  queryOptions({
    queryKey: ['admin', 'sheet-version', orderNumber, version],
    queryFn: ({ signal }) =>
      call(getReportVersion, { params: { order_number: orderNumber, version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What only the server knows of a sheet: its diagnosis number. */
export const savedSheet = (reportId: string | null, revision: number) =>
  queryOptions({
    queryKey: ['admin', 'saved-sheet', reportId, revision],
    queryFn: ({ signal }) =>
      reportId ? call(getReport, { params: { id: reportId } }, { signal }) : null,
  })
