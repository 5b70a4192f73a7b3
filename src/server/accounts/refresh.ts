import type { ReplyOf } from '#contract/endpoint.ts'
import type { refresh as contract } from '#contract/sign-in.ts'
import type { Deps } from '#server/deps.ts'
import { constantTimeEqual } from '#server/platform/constant-time-equal.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { endAuditedSession } from './audit-sign-ins.ts'
import { findById } from './members-store.ts'
import {
  hashRefreshSecret,
  nextRefreshSecret,
  parseRefreshToken,
  type RefreshToken,
} from './refresh-token.ts'
import { replyWithSession } from './reply-with-session.ts'
import { clearSessionCookies, readRefreshCookie } from './session-cookies.ts'
import { findActiveSession, rotateSession } from './sessions-store.ts'

/** Two tabs that wake up together refresh with the same token. */
const TWO_TABS_MS = 10_000

type Needed = Pick<Deps, 'db' | 'now' | 'secret'>

/**
 * Exchanges the refresh cookie for a new one and a new access token. A token that was exchanged
 * more than {@link TWO_TABS_MS} ago was stolen: its session ends for both holders.
 *
 * Refuses SIGN_IN_REQUIRED (no cookie), SESSION_REVOKED and ACCOUNT_DISABLED; the latter two clear
 * the cookies.
 */
export async function refresh(
  deps: Needed,
  context: RequestContext,
): Promise<ReplyOf<typeof contract>> {
  const at = deps.now()
  const cookie = readRefreshCookie(context) ?? refuse('SIGN_IN_REQUIRED')
  const presented = parseRefreshToken(cookie)
  const session = presented && (await exchange(deps, presented, context, at))
  const member = session ? await findById(deps.db, session.member_id) : undefined

  if (!presented || !session || !member || member.withdrawn_at) {
    clearSessionCookies(context)
    refuse('SESSION_REVOKED')
  }
  if (!member.is_active) {
    await endAuditedSession(deps.db, presented.sessionId, 'DISABLED', context, at)
    clearSessionCookies(context)
    refuse('ACCOUNT_DISABLED')
  }
  const { sessionId } = presented
  const next = { sessionId, secret: nextRefreshSecret(deps.secret, presented) }
  const mustChangePassword = session.temporary_password_hash !== null
  return replyWithSession(deps, { member, mustChangePassword }, next, context, at)
}

/** Returns the session, or null when the token is invalid; a reused token ends the session. */
async function exchange(
  { db, secret }: Needed,
  presented: RefreshToken,
  context: Pick<RequestContext, 'ip' | 'requestId'>,
  at: Date,
) {
  const { sessionId } = presented
  const from = hashRefreshSecret(presented.secret)
  const to = hashRefreshSecret(nextRefreshSecret(secret, presented))
  const rotated = await rotateSession(db, sessionId, { from, to }, at)

  const session = await findActiveSession(db, sessionId, at)
  if (!session) return null
  if (rotated) return session
  const isSecondTab =
    session.previous_refresh_hash !== null &&
    constantTimeEqual(session.previous_refresh_hash, from) &&
    at.getTime() - session.rotated_at.getTime() <= TWO_TABS_MS
  if (isSecondTab) return session

  await endAuditedSession(db, sessionId, 'REUSED', context, at)
  return null
}
