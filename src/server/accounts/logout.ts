import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import { constantTimeEqual } from '#server/platform/constant-time-equal.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { hashRefreshSecret, parseRefreshToken } from './refresh-token.ts'
import { clearSessionCookies, readRefreshCookie } from './session-cookies.ts'
import { endSession, findActiveSession } from './sessions-store.ts'

type Needed = Pick<Deps, 'db' | 'now'>

/**
 * Ends the session of the access token and the one of the refresh cookie, which outlives the access
 * token. Never refuses: a visitor without a session is signed out already.
 */
export async function logout({ db, now }: Needed, caller: Caller, context: RequestContext) {
  const at = now()
  if (caller.kind === 'member') await endSession(db, caller.sessionId, 'LOGOUT', at)
  const sessionId = await sessionOfCookie({ db, now }, context)
  if (sessionId) await endSession(db, sessionId, 'LOGOUT', at)
  clearSessionCookies(context)
  return undefined
}

async function sessionOfCookie({ db, now }: Needed, context: RequestContext) {
  const token = parseRefreshToken(readRefreshCookie(context) ?? '')
  const session = token && (await findActiveSession(db, token.sessionId, now()))
  if (!session) return null
  const hash = hashRefreshSecret(token.secret)
  const known = [session.refresh_hash, session.previous_refresh_hash ?? '']
  return known.some((it) => constantTimeEqual(it, hash)) ? token.sessionId : null
}
