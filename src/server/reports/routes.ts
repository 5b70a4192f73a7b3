import type { ParsedOf } from '#contract/endpoint.ts'
import * as shares from '#contract/report-shares.ts'
import {
  getReport,
  getReportCard,
  getReportDraft,
  getReportPages,
  getReportPdf,
  getReportVersion,
  getSharePicture,
  listMyReports,
  publishReport,
  saveReportDraft,
} from '#contract/reports.ts'
import type { Deps } from '#server/deps.ts'
import { findStaffOrder } from '#server/orders/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { limitRate } from '#server/platform/rate-limit.ts'
import { type Route, route } from '#server/platform/route.ts'
import { toDraft } from './draft.ts'
import { createSheetFiles } from './files/sheet-files.ts'
import { listReports } from './list-reports.ts'
import { publish } from './publish-report.ts'
import { readReport, readSheet } from './read-report.ts'
import { readVersion } from './read-version.ts'
import { saveDraft } from './save-draft.ts'
import {
  listReportShares,
  readSharedReport,
  revokeReportShare,
  type Sharing,
  shareReport,
} from './share-report.ts'
import { findReport } from './store.ts'

const HOUR_MS = 60 * 60_000
/** Writing a file takes up to a second. */
const FILES_AN_HOUR = 60

export function reportRoutes(deps: Deps): Route[] {
  const readFile = createSheetFiles(deps)
  return [
    route(listMyReports, ({ query }, caller, { language }) =>
      listReports(deps, caller, query, language),
    ),

    route(getReport, ({ params, query }, caller) =>
      readReport(deps, caller, params.id, query.token),
    ),

    route(getReportPdf, async ({ params, query }, caller, context) => {
      await limitFiles(deps, 'report-pdf', context.ip)
      const sheet = await readSheet(deps, caller, params.id, query.token)
      return {
        contentType: 'application/pdf',
        fileName: `${sheet.report.diagnosis_number}.pdf`,
        data: await readFile(sheet, ['pdf', query.paper]),
      }
    }),

    route(getReportPages, async ({ params, query }, caller, context) => {
      await limitFiles(deps, 'report-pages', context.ip)
      const sheet = await readSheet(deps, caller, params.id, query.token)
      return {
        contentType: 'text/html; charset=utf-8',
        fileName: `${sheet.report.diagnosis_number}.html`,
        data: await readFile(sheet, ['pages']),
      }
    }),

    route(getSharePicture, async ({ params, query }, caller, context) => {
      await limitFiles(deps, 'report-png', context.ip)
      const sheet = await readSheet(deps, caller, params.id, query.token)
      return {
        contentType: 'image/png',
        fileName: 'gyeol.png',
        data: await readFile(sheet, ['picture', context.language]),
      }
    }),

    route(getReportCard, async ({ params, query }, caller, { ip, language }) => {
      await limitFiles(deps, 'report-card', ip)
      const sheet = await readSheet(deps, caller, params.id, query.token)
      return {
        contentType: 'text/html; charset=utf-8',
        fileName: `${sheet.report.diagnosis_number}.html`,
        data: await readFile(sheet, ['card', language]),
      }
    }),

    route(shares.listReportShares, (input, caller) =>
      listReportShares(deps, sharingOf(caller, input)),
    ),
    route(shares.shareReport, (input, caller) =>
      shareReport(deps, sharingOf(caller, input), input.body.days),
    ),
    route(shares.revokeReportShare, (input, caller) =>
      revokeReportShare(deps, sharingOf(caller, input), input.params.share_id),
    ),
    route(shares.getSharedReport, ({ params }) => readSharedReport(deps, params.share_token)),

    route(getReportDraft, async ({ params }, admin) => {
      const order = await findStaffOrder(deps.db, admin, params.order_number)
      return toDraft(deps.db, order, await findReport(deps.db, order.number), deps.now())
    }),

    route(saveReportDraft, ({ params, body }, admin, context) =>
      saveDraft(deps, admin, context, params.order_number, body),
    ),

    route(getReportVersion, ({ params }, admin) => readVersion(deps, admin, params)),

    route(publishReport, ({ params, query }, admin, context) =>
      publish(deps, admin, context, {
        orderNumber: params.order_number,
        base: query.base_revision,
      }),
    ),
  ]
}

const sharingOf = (
  caller: Caller,
  { params, query }: Pick<ParsedOf<typeof shares.listReportShares>, 'params' | 'query'>,
): Sharing => ({ caller, reportId: params.id, guestToken: query.token })

async function limitFiles({ db, now, rateLimits }: Deps, name: string, ip: string) {
  const limit = { key: `${name}:${clientNetwork(ip)}`, max: FILES_AN_HOUR, windowMs: HOUR_MS }
  if (rateLimits) await limitRate(db, limit, now())
}
