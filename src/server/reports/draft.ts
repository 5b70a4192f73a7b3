import { isDeepStrictEqual } from 'node:util'
import { type ReportContent, reportOf } from '#consultings/kinds.ts'
import type { ReportDraft } from '#contract/reports.ts'
import type { OrderRow } from '#server/orders/index.ts'
import type { Db } from '#server/platform/database.ts'
import { findDrawnCustomer } from '#server/surveys/index.ts'
import { findLiveShares } from './shares-store.ts'
import { findVersions, type ReportRow, type ReportVersion } from './store.ts'

type KindOfOrder = Pick<OrderRow, 'number' | 'consulting_type'>

/** Returns the draft of an order's sheet; before its first save, one prefilled from the survey. */
export async function toDraft(
  db: Db,
  order: KindOfOrder,
  report: ReportRow | undefined,
  at: Date,
): Promise<ReportDraft> {
  const versions = report ? await findVersions(db, report) : []
  const shares = report ? await findLiveShares(db, report.id, at) : []
  return {
    order_number: order.number,
    consulting_type: report?.kind ?? order.consulting_type,
    report_id: report?.id ?? null,
    content: report?.draft ?? (await prefilled(db, order)),
    status: statusOf(report, versions),
    revision: report?.revision ?? 0,
    saved_at: report?.saved_at.toISOString() ?? null,
    saved_by: report?.saved_by ?? null,
    published_at: report?.published_at?.toISOString() ?? null,
    versions: versions.map(({ version, published_at, published_by }) => ({
      version,
      published_at: published_at.toISOString(),
      published_by,
    })),
    open_shares: { count: shares.length, until: shares.at(-1)?.expires_at.toISOString() ?? null },
  }
}

export const prefilled = async (db: Db, order: KindOfOrder): Promise<ReportContent> =>
  reportOf(order.consulting_type).begin(await findDrawnCustomer(db, order.number))

function statusOf(
  report: ReportRow | undefined,
  versions: readonly ReportVersion[],
): ReportDraft['status'] {
  if (!report) return 'NONE'
  if (report.published_version === null) return 'DRAFT'
  return isPublishedAsIs(report, versions) ? 'PUBLISHED' : 'CHANGED'
}

/** Whether the published version has the same content as the draft. */
export const isPublishedAsIs = (report: ReportRow, versions: readonly ReportVersion[]): boolean =>
  versions.some(
    ({ version, content }) =>
      version === report.published_version && isDeepStrictEqual(content, report.draft),
  )
