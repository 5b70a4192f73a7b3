import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { login as contract } from '#contract/sign-in.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { limitRates, type RateLimit, releaseRateLimits } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readDevice } from './device-cookie.ts'
import type { MemberRow } from './member-row.ts'
import { findByUserId } from './members-store.ts'
import { openSession } from './open-session.ts'
import { matchesPassword } from './password-hash.ts'
import { knownDeviceLoginLimits, strangerLoginLimits } from './rate-limits.ts'
import { replyWithSession } from './reply-with-session.ts'
import { isKnownDevice } from './sessions-store.ts'
import { hashTemporaryPassword, isTemporaryPassword } from './temporary-passwords.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits'>

const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Opens a session with the member's own password or, once, a temporary one. Does the same work
 * whether the account exists or not. Only a caller who knows the password learns that the account
 * is closed or disabled.
 *
 * Refuses INVALID_CREDENTIALS, WITHDRAWN_MEMBER, ACCOUNT_DISABLED and, after too many failed
 * attempts, TOO_MANY_REQUESTS; a successful attempt does not count. Source: docs/rules.md A-33.
 */
export async function login(
  deps: Needed,
  { user_id: userId, password }: ParsedOf<typeof contract>['body'],
  context: RequestContext,
): Promise<ReplyOf<typeof contract>> {
  const { db } = deps
  const at = deps.now()
  const member = await findByUserId(deps, userId)
  const limits = await limitsOf(db, userId, member, context)
  await limitRates(deps, limits, at)

  const matches = await matchesPassword(member?.password_hash, password)
  const temporaryHash = matches ? null : await temporaryHashOf(deps, member, password, at)
  if (!member || !(matches || temporaryHash)) refuse('INVALID_CREDENTIALS')
  await releaseRateLimits(deps, limits)
  if (member.withdrawn_at) refuse('WITHDRAWN_MEMBER')
  if (!member.is_active) refuse('ACCOUNT_DISABLED')

  const token = await openSession(db, { member, temporaryHash }, context, at)
  const mustChangePassword = temporaryHash !== null
  return replyWithSession(deps, { member, mustChangePassword }, token, context, at)
}

/**
 * Returns the limits of a guess. Always queries the database, so that the response time does not
 * reveal whether the account exists.
 */
async function limitsOf(
  db: Needed['db'],
  userId: string,
  member: MemberRow | undefined,
  context: Pick<RequestContext, 'ip' | 'cookies'>,
): Promise<readonly RateLimit[]> {
  const memberId = member?.id ?? NOBODY
  const device = readDevice(context) ?? ''
  return (await isKnownDevice(db, memberId, device))
    ? knownDeviceLoginLimits(memberId, device)
    : strangerLoginLimits(userId, context.ip)
}

/**
 * Returns the hash of the typed password if it is the temporary one. Always queries the database,
 * so that the response time reveals nothing.
 */
async function temporaryHashOf(
  { db, secret }: Needed,
  member: MemberRow | undefined,
  password: string,
  at: Date,
): Promise<string | null> {
  const memberId = member?.id ?? NOBODY
  const hash = hashTemporaryPassword(secret, memberId, password)
  return (await isTemporaryPassword(db, memberId, hash, at)) ? hash : null
}
