import { consentState, optionalConsents } from '#domain/accounts/consents.ts'
import { eraseAt } from '#domain/accounts/retention.ts'
import { findConsentRecords, recordConsents } from '#server/consents/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { MemberRow } from './member-row.ts'
import type { RetainedRecord } from './retained-records.ts'
import { dropSessions } from './sessions-store.ts'

/**
 * Removes login history and marketing consents from a closing account and returns both as records
 * to retain. Ends every session. Source: docs/rules.md A-13.
 */
export async function eraseAccountHistory(
  tx: Db,
  member: MemberRow,
  at: Date,
): Promise<RetainedRecord[]> {
  return [...(await eraseSessions(tx, member)), ...(await eraseConsents(tx, member, at))]
}

async function eraseSessions(tx: Db, { id, user_id }: MemberRow): Promise<RetainedRecord[]> {
  const sessions = await dropSessions(tx, id)
  return sessions.map((session) => ({
    kind: 'access',
    subject: session.id,
    content: {
      user_id,
      ip: session.ip,
      user_agent: session.user_agent,
      started_at: session.created_at,
      last_seen_at: session.rotated_at,
      ended_at: session.ended_at,
    },
    eraseAt: eraseAt('access', session.ended_at ?? session.rotated_at),
  }))
}

async function eraseConsents(
  tx: Db,
  { id, user_id, email, phone }: MemberRow,
  at: Date,
): Promise<RetainedRecord[]> {
  const before = await findConsentRecords(tx, id)
  const given = optionalConsents.filter((kind) => consentState(before, kind).isGiven)
  const place = 'ACCOUNT_CLOSED'
  await recordConsents(tx, { memberId: id, kinds: given, event: 'WITHDRAWN', place, at })
  const events = (await findConsentRecords(tx, id))
    .filter(({ kind }) => optionalConsents.some((optional) => optional === kind))
    .map(({ order_number: _order, ...record }) => record)
    .toReversed()
  if (events.length === 0) return []
  const content = { user_id, email, phone, events }
  return [{ kind: 'advertising', subject: id, content, eraseAt: eraseAt('advertising', at) }]
}
