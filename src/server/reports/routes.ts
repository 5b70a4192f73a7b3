import {
  getReport,
  getReportDraft,
  getReportPdf,
  getReportVersion,
  listMyReports,
  publishReport,
  saveReportDraft,
} from '#contract/reports.ts'
import type { Deps } from '#server/deps.ts'
import { findOrderFor } from '#server/orders/index.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { limitRate } from '#server/platform/rate-limit.ts'
import { type Route, route } from '#server/platform/route.ts'
import { toDraft } from './draft.ts'
import { listReports } from './list-reports.ts'
import { publish } from './publish-report.ts'
import { readSheet } from './read-sheet.ts'
import { readVersion } from './read-version.ts'
import { saveDraft } from './save-draft.ts'
import { findReport } from './store.ts'

const HOUR_MS = 60 * 60_000
/** Writing one takes the server a fifth of a second. */
const PDFS_AN_HOUR = 60

export const reportRoutes = (deps: Deps): Route[] => [
  route(listMyReports, ({ query }, caller, { language }) =>
    listReports(deps, caller, query, language),
  ),

  route(getReport, async ({ params, query }, caller) => {
    return (await readSheet(deps, caller, params.id, query.token)).sheet
  }),

  route(getReportPdf, async ({ params, query }, caller, context) => {
    await limitPdfs(deps, context.ip)
    const { sheet, language } = await readSheet(deps, caller, params.id, query.token)
    const { sheetPdf } = await import('./pdf/sheet-pdf.ts') // takes long to be read, and few ask
    return {
      contentType: 'application/pdf',
      fileName: `${sheet.diagnosis_number}.pdf`,
      data: await sheetPdf(deps, sheet, language),
    }
  }),

  route(getReportDraft, async ({ params }, admin) => {
    const at = deps.now()
    const order = await findOrderFor(deps.db, admin, params.order_number, undefined, at)
    return toDraft(deps.db, order, await findReport(deps.db, order.number))
  }),

  route(saveReportDraft, ({ params, body }, admin, context) =>
    saveDraft(deps, admin, context, params.order_number, body),
  ),

  route(getReportVersion, ({ params }, admin) => readVersion(deps, admin, params)),

  route(publishReport, ({ params, query }, admin, context) =>
    publish(deps, admin, context, { orderNumber: params.order_number, base: query.base_revision }),
  ),
]

async function limitPdfs({ db, now, rateLimits }: Deps, ip: string) {
  const limit = { key: `report-pdf:${clientNetwork(ip)}`, max: PDFS_AN_HOUR, windowMs: HOUR_MS }
  if (rateLimits) await limitRate(db, limit, now())
}
