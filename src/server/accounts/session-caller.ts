import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { type Caller, visitor } from '#server/platform/caller.ts'
import type { CallerOf } from '#server/platform/http.ts'
import { sessionIdOf } from './access-token.ts'
import { findSessionMember } from './sessions-store.ts'

/**
 * Who sends a request: the member whose living session its bearer token, else its `access_token`
 * cookie, names. Asked of the database each time, so that an ended session, a disabled account and
 * a lost role count from that moment on. Anything else is a visitor.
 */
export const sessionCaller =
  ({ db, secret, now }: Pick<Deps, 'db' | 'secret' | 'now'>): CallerOf =>
  async (request): Promise<Caller> => {
    const token = tokenOf(request)
    if (!token) return visitor
    const sessionId = await sessionIdOf(secret, token, now())
    if (!sessionId) return visitor
    const member = await findSessionMember(db, sessionId, now())
    return member ? { kind: 'member', sessionId, ...member } : visitor
  }

function tokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' ? token : cookies.access_token
}
