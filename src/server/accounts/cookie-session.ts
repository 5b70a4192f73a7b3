import { constantTimeEqual } from '#server/platform/constant-time-equal.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { endAuditedSession } from './audit-sign-ins.ts'
import { hashRefreshSecret, parseRefreshToken } from './refresh-token.ts'
import { readRefreshCookie } from './session-cookies.ts'
import { findActiveSession } from './sessions-store.ts'

type Context = Pick<RequestContext, 'ip' | 'requestId' | 'cookies'>

/** Ends the session of the browser's refresh cookie, which outlives the access token. */
export async function endCookieSession(db: Db, context: Context, at: Date) {
  const token = parseRefreshToken(readRefreshCookie(context) ?? '')
  const session = token && (await findActiveSession(db, token.sessionId, at))
  if (!session) return
  const hash = hashRefreshSecret(token.secret)
  const known = [session.refresh_hash, session.previous_refresh_hash ?? '']
  if (!known.some((it) => constantTimeEqual(it, hash))) return
  await endAuditedSession(db, token.sessionId, 'LOGOUT', context, at)
}
