import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { endMySession, listMySessions } from '#contract/my-sessions.ts'
import { deviceName } from '#domain/accounts/device.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { auditOwnAccount, endAuditedSession } from './audit-sign-ins.ts'
import { issueSessionTokens } from './reply-with-session.ts'
import { endSessionsExcept, listActiveSessions } from './sessions-store.ts'

type Needed = Pick<Deps, 'db' | 'now'>

/** Lists a member's sessions, the current one first. Source: MYP-04. */
export async function listOwnSessions(
  { db, now }: Needed,
  { memberId, sessionId }: Member,
): Promise<ReplyOf<typeof listMySessions>> {
  const rows = await listActiveSessions(db, memberId, now())
  const items = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent ?? ''),
    started_at: row.created_at.toISOString(),
    last_seen_at: row.rotated_at.toISOString(),
    is_current: row.id === sessionId,
  }))
  return { items: items.sort((a, b) => Number(b.is_current) - Number(a.is_current)) }
}

/**
 * Ends one of the member's sessions. Refuses NOT_FOUND when it has ended already or is somebody
 * else’s.
 */
export async function endOwnSession(
  { db, now }: Needed,
  { id }: ParsedOf<typeof endMySession>['params'],
  { memberId }: Member,
  context: Pick<RequestContext, 'ip' | 'requestId'>,
) {
  const sessions = await listActiveSessions(db, memberId, now())
  if (!sessions.some((session) => session.id === id)) refuse('NOT_FOUND')
  await endAuditedSession(db, id, 'ENDED_BY_MEMBER', context, now())
  return undefined
}

/** Ends all other sessions of the member; this one continues with a new refresh token. */
export async function endOtherSessions(
  deps: Needed & Pick<Deps, 'secret'>,
  member: Member,
  context: Pick<RequestContext, 'ip' | 'requestId' | 'cookies' | 'setCookie'>,
) {
  const at = deps.now()
  const token = await inTransaction(deps.db, async (tx) => {
    const detail = { ended: 'ENDED_BY_MEMBER' }
    await auditOwnAccount(tx, member, { action: 'sign-in.ended', detail }, context, at)
    return endSessionsExcept(tx, member, 'ENDED_BY_MEMBER', at)
  })
  await issueSessionTokens(deps, token, context, at)
  return undefined
}
