import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { endAuditedSession } from './audit-sign-ins.ts'
import { endCookieSession } from './cookie-session.ts'
import { clearSessionCookies } from './session-cookies.ts'

type Needed = Pick<Deps, 'db' | 'now'>

/**
 * Ends the session of the access token and the one of the refresh cookie, which outlives the access
 * token. Never refuses: a visitor without a session is signed out already.
 */
export async function logout({ db, now }: Needed, caller: Caller, context: RequestContext) {
  const at = now()
  if (caller.kind === 'member') await endAuditedSession(db, caller.sessionId, 'LOGOUT', context, at)
  await endCookieSession(db, context, at)
  clearSessionCookies(context)
  return undefined
}
