import { createHash, randomBytes } from 'node:crypto'
import { reportOf } from '#consultings/kinds.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/report-shares.ts'
import { addDays } from '#domain/calendar/seoul-day.ts'
import { sharedName } from '#domain/names/shared-name.ts'
import type { Deps } from '#server/deps.ts'
import { findOrderFor } from '#server/orders/index.ts'
import { type Caller, isAdmin } from '#server/platform/caller.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { asNotFound, findPublishedVersion } from './read-report.ts'
import { endShare, findLiveShares, findShare, insertShare } from './shares-store.ts'
import { findReportById, type ReportRow } from './store.ts'

const TOKEN_BYTES = 16
const HOUR_MS = 60 * 60_000
const MADE_AN_HOUR = 20

type ShareDeps = Pick<Deps, 'db' | 'now' | 'rateLimits'>

/** The caller, the sheet, and the proof of access. */
export interface Sharing {
  readonly caller: Caller
  readonly reportId: string
  readonly guestToken: string | undefined
}

/**
 * Creates a link to a published sheet. Refuses NOT_FOUND, also for an administrator,
 * SIGN_IN_REQUIRED and TOO_MANY_REQUESTS. Source: docs/rules.md S-12.
 */
export async function shareReport(
  deps: ShareDeps,
  sharing: Sharing,
  days: contract.ShareDays,
): Promise<ReplyOf<typeof contract.shareReport>> {
  const at = deps.now()
  const report = await findOwnReport(deps, sharing)
  const limit = { key: `sheet-share:${report.id}`, max: MADE_AN_HOUR, windowMs: HOUR_MS }
  await limitRates(deps, [limit], at)
  const share_token = randomBytes(TOKEN_BYTES).toString('base64url')
  const row = await insertShare(deps.db, {
    report_id: report.id,
    token_hash: hashOf(share_token),
    made_at: at,
    expires_at: addDays(at, Number(days)),
  })
  return { ...toShare(row), share_token }
}

/** Lists the active links of a sheet. Refuses as {@link shareReport} does. */
export async function listReportShares(deps: ShareDeps, sharing: Sharing) {
  const report = await findOwnReport(deps, sharing)
  return { items: (await findLiveShares(deps.db, report.id, deps.now())).map(toShare) }
}

/** Revokes a link. Refuses NOT_FOUND, or as {@link shareReport} does. */
export async function revokeReportShare(deps: ShareDeps, sharing: Sharing, shareId: string) {
  const report = await findOwnReport(deps, sharing)
  if (!(await endShare(deps.db, report.id, shareId, deps.now()))) refuse('NOT_FOUND')
  return undefined
}

/**
 * Returns a shared sheet: what its kind lets strangers read, and the given name. Refuses NOT_FOUND:
 * the link is unknown, or ended long ago; LINK_EXPIRED: it has expired or was revoked.
 */
export async function readSharedReport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<contract.SharedReport> {
  const share = (await findShare(db, hashOf(token))) ?? refuse('NOT_FOUND')
  if (share.revoked_at || share.expires_at <= now()) refuse('LINK_EXPIRED')
  const report = (await findReportById(db, share.report_id)) ?? refuse('NOT_FOUND')
  const { kind, content } = await findPublishedVersion(db, report)
  const shared = {
    ...reportOf(kind).shared(content),
    consulting_type: kind,
    given_name: sharedName(share.contact_name),
    language: share.language,
  }
  // The content is of this kind: both were read from one order.
  return shared as contract.SharedReport
}

/** Finds a published sheet of the caller. The studio cannot share a customer's sheet. */
async function findOwnReport(
  { db, now }: ShareDeps,
  { caller, reportId, guestToken }: Sharing,
): Promise<ReportRow> {
  if (caller.kind === 'visitor' && !guestToken) refuse('SIGN_IN_REQUIRED')
  const report = (await findReportById(db, reportId)) ?? refuse('NOT_FOUND')
  const order = await findOrderFor(db, caller, report.order_number, guestToken, now()).catch(
    asNotFound,
  )
  const isForeign = isAdmin(caller) && caller.memberId !== order.member_id
  return isForeign || report.published_version === null ? refuse('NOT_FOUND') : report
}

const toShare = (row: { id: string; made_at: Date; expires_at: Date }): contract.ReportShare => ({
  id: row.id,
  made_at: row.made_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
