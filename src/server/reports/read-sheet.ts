import type { Sheet } from '#contract/reports.ts'
import type { Deps } from '#server/deps.ts'
import { findOrderFor, type OrderRow } from '#server/orders/index.ts'
import { type Caller, isAdmin } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import { findReportById, findVersions, type ReportRow, type ReportVersion } from './store.ts'

/**
 * A sheet as its reader may see it: its customer the version that was published last, an
 * administrator the working copy.
 *
 * Refuses SIGN_IN_REQUIRED to a visitor without a token, and NOT_FOUND for a stranger's sheet, a
 * missing one and one that is not published yet alike.
 */
export async function readSheet(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  id: string,
  token: string | undefined,
): Promise<Sheet> {
  if (caller.kind === 'visitor' && !token) refuse('SIGN_IN_REQUIRED')
  const report = (await findReportById(db, id)) ?? refuse('NOT_FOUND')
  const order = await findOrderFor(db, caller, report.order_number, token, now()).catch(asNotFound)
  const shown = isAdmin(caller)
    ? { kind: report.kind, content: report.draft }
    : await findPublishedVersion(db, report)
  return toSheet(report, order, shown)
}

/** What a report's customer is shown. Refuses NOT_FOUND where nothing was published. */
export async function findPublishedVersion(db: Db, report: ReportRow): Promise<ReportVersion> {
  const versions = await findVersions(db, report)
  const shown = versions.find(({ version }) => version === report.published_version)
  return shown ?? refuse('NOT_FOUND')
}

/** Content is of its order's kind: nothing else is saved. */
const toSheet = (
  report: ReportRow,
  order: OrderRow,
  { kind, content }: Pick<ReportVersion, 'kind' | 'content'>,
) =>
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
  }) as Sheet

/** That there is an order behind an id is nobody else's to know. */
export function asNotFound(error: unknown): never {
  if (error instanceof Refusal && error.code === 'ORDER_NOT_FOUND') refuse('NOT_FOUND')
  throw error
}
