import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { type Caller, visitor } from '#server/platform/caller.ts'
import { constantTimeEqual } from '#server/platform/constant-time-equal.ts'
import { parseCookies } from '#server/platform/cookies.ts'
import type { CallerOf } from '#server/platform/http.ts'
import { accessTokenVerifier } from './access-token.ts'
import { hashRefreshSecret, parseRefreshToken } from './refresh-token.ts'
import { readRefreshCookie } from './session-cookies.ts'
import { findActiveSession, findSessionMember } from './sessions-store.ts'

/**
 * Identifies the member of a request by the active session of its bearer token or, without one, of
 * its `access_token` cookie; otherwise the caller is a visitor. Queries the database each time, so
 * that an ended session, a disabled account or a changed role takes effect at once.
 */
export function sessionCaller({ db, secret, now }: Pick<Deps, 'db' | 'secret' | 'now'>): CallerOf {
  const sessionOf = accessTokenVerifier(secret)
  return async (request): Promise<Caller> => {
    const token = tokenOf(request)
    if (!token) return visitor
    const sessionId = await sessionOf(token, now())
    if (!sessionId) return visitor
    const member = await findSessionMember(db, sessionId, now())
    return member ? { kind: 'member', sessionId, ...member } : visitor
  }
}

/** Value of the access token cookie after the browser itself has ended its session. */
const ENDED = 'ended'

/**
 * Identifies the visitor of a page. An access token lasts minutes, a session weeks, and a page
 * cannot refresh before it is shown: the refresh cookie identifies the member then, without being
 * exchanged. For reading only; calls use {@link sessionCaller}.
 */
export function pageCaller(deps: Pick<Deps, 'db' | 'secret' | 'now'>): CallerOf {
  const callerOf = sessionCaller(deps)
  return async (request) => {
    if (tokenOf(request)) return callerOf(request)
    const token = parseRefreshToken(readRefreshCookie({ cookies: parseCookies(request) }) ?? '')
    if (!token) return visitor
    const session = await findActiveSession(deps.db, token.sessionId, deps.now())
    if (!session || !constantTimeEqual(session.refresh_hash, hashRefreshSecret(token.secret)))
      return visitor
    const member = await findSessionMember(deps.db, token.sessionId, deps.now())
    return member ? { kind: 'member', sessionId: token.sessionId, ...member } : visitor
  }
}

/**
 * Whether a request carries no credentials, so that neither {@link sessionCaller} nor {@link
 * pageCaller} could identify a member.
 */
export const isAnonymousRequest = (request: FastifyRequest): boolean => {
  const token = tokenOf(request)
  return token === ENDED || (!token && !readRefreshCookie({ cookies: parseCookies(request) }))
}

function tokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' ? token : cookies.access_token
}
