import { reportOf } from '#consultings/kinds.ts'
import type { Report } from '#contract/reports.ts'
import { hasAccess } from '#domain/accounts/roles.ts'
import type { Deps } from '#server/deps.ts'
import { findOrderFor, findStaffOrder, type OrderRow } from '#server/orders/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import { findReportById, findVersions, type ReportRow, type ReportVersion } from './store.ts'

export interface ReadableSheet {
  readonly report: Report
  /** True if the report may differ from the version published last. */
  readonly isDraft: boolean
}

/** Returns the sheet of {@link readSheet}. */
export const readReport = async (...args: Parameters<typeof readSheet>): Promise<Report> =>
  (await readSheet(...args)).report

/**
 * Returns a sheet as its reader may see it: customers the version published last; the owner and the
 * consultant of its order the draft.
 *
 * Refuses SIGN_IN_REQUIRED for a visitor without a token, and NOT_FOUND alike for a stranger's
 * sheet, a missing one and an unpublished one.
 */
export async function readSheet(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  id: string,
  token: string | undefined,
): Promise<ReadableSheet> {
  if (caller.kind === 'visitor' && !token) refuse('SIGN_IN_REQUIRED')
  const report = (await findReportById(db, id)) ?? refuse('NOT_FOUND')
  const written = await findOrderToWrite(db, caller, report)
  const order =
    written ?? (await findOrderFor(db, caller, report.order_number, token, now()).catch(asNotFound))
  const version = written
    ? { kind: report.kind, content: report.draft }
    : withoutSignatures(await findPublishedVersion(db, report))
  return { report: toReportReply(report, order, version), isDraft: written !== null }
}

/** Leaves out which of the studio's people accepted what. */
const withoutSignatures = ({ kind, content }: ReportVersion) => ({
  kind,
  content: reportOf(kind).signed?.(content, undefined, null) ?? content,
})

/** Returns the order if the caller may write its sheet: the owner, and the consultant of the order. */
async function findOrderToWrite(db: Db, caller: Caller, { order_number: number }: ReportRow) {
  if (caller.kind === 'visitor' || !hasAccess(caller.role, 'consultant')) return null
  return findStaffOrder(db, caller, number).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
}

/** Returns the version that the customer is shown. Refuses NOT_FOUND if nothing was published. */
export async function findPublishedVersion(db: Db, report: ReportRow): Promise<ReportVersion> {
  const versions = await findVersions(db, report)
  const published = versions.find(({ version }) => version === report.published_version)
  return published ?? refuse('NOT_FOUND')
}

/** Builds the reply. */
const toReportReply = (
  report: ReportRow,
  order: OrderRow,
  { kind, content }: Pick<ReportVersion, 'kind' | 'content'>,
) =>
  // Only content of the order's kind is ever saved.
  ({
    ...content,
    id: report.id,
    order_number: order.number,
    consulting_type: kind,
    diagnosis_number: report.diagnosis_number,
    purchase_date: order.placed_at.toISOString(),
    customer_name: order.contact_name,
    language: order.language,
    published_at: report.published_at?.toISOString() ?? null,
    version: report.published_version ?? 0,
  }) as Report

/** Hides whether an order exists behind an id. */
export function asNotFound(error: unknown): never {
  if (error instanceof Refusal && error.code === 'ORDER_NOT_FOUND') refuse('NOT_FOUND')
  throw error
}
