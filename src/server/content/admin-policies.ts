import type { Selectable } from 'kysely'
import type { adminPolicies } from '#contract/admin-policies.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import { cleanHtml } from '#server/platform/clean-html.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { translationsIn } from '#server/platform/localized-texts.ts'
import { refuse } from '#server/platform/refusal.ts'
import { refuseField } from '#server/platform/validation.ts'
import { findPolicyInForce } from './get-policy.ts'
import {
  changePolicy,
  findPolicies,
  insertPolicy,
  lockNewest,
  lockPolicy,
  removePolicy,
} from './policy-store.ts'
import type { ContentTables } from './tables.ts'

type Clocked = Pick<Deps, 'db' | 'now'>
type Policy = Selectable<ContentTables['policies']>
/** The version to change, and the revision that the change is based on, if known. */
interface VersionToChange {
  readonly id: string
  readonly base: number | undefined
}
type Reply = ReplyOf<typeof adminPolicies.create>
type NewBody = ParsedOf<typeof adminPolicies.create>['body']
type ChangeBody = ParsedOf<typeof adminPolicies.update>['body']

/** Lists all versions of one kind or of all kinds, newest first. */
export async function listPolicies(
  { db, now }: Clocked,
  query: ParsedOf<typeof adminPolicies.list>['query'],
) {
  const at = now()
  const { rows, total } = await findPolicies(db, query)
  const items: Reply[] = []
  for (const row of rows) items.push(await toReply(db, row, at))
  return toPage(items, total, query)
}

/**
 * Creates the next version of a policy. Versions that are or were in force never change. Refuses
 * VALIDATION_FAILED for a past date, and EDIT_CONFLICT with the newest version when it is not the
 * one that the draft is based on.
 */
export function createPolicy(
  { db, now }: Clocked,
  admin: Member,
  context: RequestContext,
  { kind, html, translations, effective_at, base_version }: NewBody,
): Promise<Reply> {
  const at = now()
  return inTransaction(db, async (tx) => {
    refusePast(effective_at, at)
    const newest = await lockNewest(tx, kind)
    if (newest && base_version !== undefined && base_version !== newest.version) {
      refuse('EDIT_CONFLICT', { current: await toReply(tx, newest, at) })
    }
    const row = await insertPolicy(tx, {
      kind,
      version: (newest?.version ?? 0) + 1,
      effective_at: effective_at ?? at,
      html: JSON.stringify(cleaned({ ko: html, ...translations })),
    })
    const subject = `${kind} ${row.version}`
    await audit(tx, admin, context, { action: 'policy.create', subject, detail: { row }, at })
    return toReply(tx, row, at)
  })
}

/**
 * Changes a version that is not in force yet. Refuses NOT_FOUND, POLICY_IN_FORCE,
 * VALIDATION_FAILED, and EDIT_CONFLICT with the current version.
 */
export function updatePolicy(
  { db, now }: Clocked,
  admin: Member,
  context: RequestContext,
  { id, body }: { readonly id: string; readonly body: ChangeBody },
): Promise<Reply> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const before = await lockScheduled(tx, { id, base: body.base_revision }, at)
    refusePast(body.effective_at, at)
    const html = { ...before.html, ...(body.html && { ko: body.html }), ...body.translations }
    const row = await changePolicy(tx, id, {
      effective_at: body.effective_at ?? before.effective_at,
      html: JSON.stringify(cleaned(html)),
    })
    const detail = { before, after: row }
    const subject = `${row.kind} ${row.version}`
    await audit(tx, admin, context, { action: 'policy.update', subject, detail, at })
    return toReply(tx, row, at)
  })
}

/**
 * Deletes a version that is not in force yet. Refuses NOT_FOUND, POLICY_IN_FORCE, and EDIT_CONFLICT
 * as {@link updatePolicy} does.
 */
export function deletePolicy(
  { db, now }: Clocked,
  admin: Member,
  context: RequestContext,
  version: VersionToChange,
): Promise<undefined> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const before = await lockScheduled(tx, version, at)
    await removePolicy(tx, version.id)
    const subject = `${before.kind} ${before.version}`
    await audit(tx, admin, context, { action: 'policy.delete', subject, detail: { before }, at })
    return undefined
  })
}

async function lockScheduled(tx: Db, { id, base }: VersionToChange, at: Date): Promise<Policy> {
  const policy = (await lockPolicy(tx, id)) ?? refuse('NOT_FOUND')
  if (policy.effective_at <= at) refuse('POLICY_IN_FORCE')
  if (base !== undefined && base !== policy.revision) {
    refuse('EDIT_CONFLICT', { current: await toReply(tx, policy, at) })
  }
  return policy
}

function refusePast(effectiveAt: Date | undefined, at: Date) {
  if (!effectiveAt || effectiveAt >= at) return
  refuseField('effective_at', 'too_small', (words) => words.inPast)
}

const cleaned = (byLanguage: Readonly<Record<string, string | null | undefined>>) =>
  Object.fromEntries(
    Object.entries(byLanguage).flatMap(([language, html]) =>
      html ? [[language, cleanHtml(html)]] : [],
    ),
  )

async function toReply(db: Db, row: Policy, at: Date): Promise<Reply> {
  const inForce = await findPolicyInForce(db, row.kind, at)
  return {
    id: row.id,
    kind: row.kind,
    version: row.version,
    effective_at: row.effective_at.toISOString(),
    html: row.html.ko,
    translations: translationsIn(row.html),
    status: statusOf(row, inForce?.version, at),
    revision: row.revision,
  }
}

function statusOf(row: Policy, versionInForce: number | undefined, at: Date): Reply['status'] {
  if (row.effective_at > at) return 'SCHEDULED'
  return row.version === versionInForce ? 'IN_FORCE' : 'REPLACED'
}
