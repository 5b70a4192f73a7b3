import { reportOf } from '#consultings/kinds.ts'
import type { FieldPath } from '#consultings/report.ts'
import type { ReportDraft } from '#contract/reports.ts'
import type { Deps } from '#server/deps.ts'
import { addUnread, notify } from '#server/notifications/index.ts'
import { customerLinks, type OrderRow, recordReport } from '#server/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { reportTexts } from '#texts/reports.ts'
import { isPublishedAsIs, prefilled, toDraft } from './draft.ts'
import { findReport, findVersions, insertVersion } from './store.ts'
import { findReportToWrite, lockOrderWithReport } from './work-on-report.ts'

/**
 * Publishes the draft as a new version and notifies the customer. The first version moves the order
 * to RESULT_SENT. Publishing an unchanged draft changes nothing and notifies nobody.
 *
 * Refuses ORDER_NOT_FOUND, REPORT_NOT_READY, KIND_NOT_OFFERED, NEWER_CONTENT, REPORT_INCOMPLETE
 * with the empty fields, and EDIT_CONFLICT with the current draft, when it has changed since the
 * `base` revision: nobody publishes what they have not seen.
 */
export async function publish(
  deps: Deps,
  admin: Member,
  context: RequestContext,
  { orderNumber, base }: { readonly orderNumber: string; readonly base: number | undefined },
): Promise<ReportDraft> {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderWithReport(tx, admin, orderNumber)
    const report = await findReportToWrite(tx, order.number)
    if (base !== undefined && base !== (report?.revision ?? 0)) {
      refuse('EDIT_CONFLICT', { current: await toDraft(tx, order, report, at) })
    }
    const content = report?.draft ?? (await prefilled(tx, order))
    const missing = reportOf(order.consulting_type).missing(content)
    if (!report || missing.length > 0) refuseIncomplete(missing, context)

    const versions = await findVersions(tx, report)
    if (!isPublishedAsIs(report, versions)) {
      const version = versions.length + 1
      const { kind } = report
      const published = { version, kind, content, published_at: at, published_by: admin.name }
      await insertVersion(tx, report.id, published)
      await recordReport(tx, order, { reportId: report.id, at, admin })
      await notifyReportReady(deps, tx, order, { reportId: report.id, isRevised: version > 1 }, at)
      if (order.member_id) {
        await addUnread(tx, { memberId: order.member_id, kind: 'noti_result', at })
      }
      const detail = { version }
      const subject = order.number
      await audit(tx, admin, context, { action: 'report.publish', subject, detail, at })
    }
    return toDraft(tx, order, await findReport(tx, order.number), at)
  })
}

function refuseIncomplete(missing: readonly FieldPath[], { language }: RequestContext): never {
  const msg = reportTexts[language].fieldIsEmpty
  const detail = missing.map((path) => ({ loc: ['body', ...path], msg, type: 'missing' }))
  refuse('REPORT_INCOMPLETE', { detail })
}

async function notifyReportReady(
  deps: Deps,
  tx: Db,
  order: OrderRow,
  { reportId, isRevised }: { readonly reportId: string; readonly isRevised: boolean },
  at: Date,
) {
  const links = await customerLinks(deps, tx, order, at)
  await notify(
    tx,
    {
      kind: 'REPORT_READY',
      orderNumber: order.number,
      customerName: order.contact_name,
      reportUrl: links.reportUrl(reportId),
      isRevised,
      to: order.contact_email,
      language: order.language,
    },
    at,
  )
}
