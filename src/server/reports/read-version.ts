import type { ParsedOf } from '#contract/endpoint.ts'
import type { getReportVersion, ReportVersionReply } from '#contract/reports.ts'
import type { Deps } from '#server/deps.ts'
import { findStaffOrder } from '#server/orders/index.ts'
import type { Member } from '#server/platform/caller.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findReport, findVersions } from './store.ts'

/**
 * Returns a version as it was sent to the customer. Refuses ORDER_NOT_FOUND, and NOT_FOUND for an
 * unknown version.
 */
export async function readVersion(
  { db }: Pick<Deps, 'db'>,
  admin: Member,
  { order_number, version: asked }: ParsedOf<typeof getReportVersion>['params'],
): Promise<ReportVersionReply> {
  const order = await findStaffOrder(db, admin, order_number)
  const report = await findReport(db, order.number)
  const versions = report ? await findVersions(db, report) : []
  const { kind, ...found } =
    versions.find(({ version }) => version === asked) ?? refuse('NOT_FOUND')
  return {
    ...found,
    consulting_type: kind,
    published_at: found.published_at.toISOString(),
  }
}
