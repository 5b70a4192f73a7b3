import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { login as contract } from '#contract/sign-in.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { releaseRateLimits } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { beginSessionByPassword, sessionOf } from './begin-session.ts'
import { limitLogin } from './limit-login.ts'
import { proveLoginCode, refuseWithLoginCode } from './login-code.ts'
import type { MemberRow } from './member-row.ts'
import { findByUserId, NOBODY } from './members-store.ts'
import { matchesPassword } from './password-hash.ts'
import { replyWithSession } from './reply-with-session.ts'
import { hashTemporaryPassword, isTemporaryPassword } from './temporary-passwords.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits' | 'mail'>

/**
 * Opens a session with the member's own password or, once, a temporary one. Does the same work
 * whether the account exists or not. Only a caller who knows the password learns that the account
 * is closed or disabled.
 *
 * After too many failed attempts a browser that the account does not know needs a code as well, and
 * learns nothing about the password before it has entered that. A successful attempt does not count.
 *
 * Refuses INVALID_CREDENTIALS, WITHDRAWN_MEMBER, ACCOUNT_DISABLED, SECOND_FACTOR_REQUIRED,
 * TOO_MANY_REQUESTS, EMAIL_CODE_MISMATCH and EMAIL_CODE_EXPIRED. Source: docs/rules.md,
 *
 */
export async function login(
  deps: Needed,
  { user_id: userId, password, code }: ParsedOf<typeof contract>['body'],
  context: RequestContext,
): Promise<ReplyOf<typeof contract>> {
  const at = deps.now()
  const member = await findByUserId(deps, userId)
  const { counted, secondsToWait } = await limitLogin(deps, { userId, member }, context, at)

  const matches = await matchesPassword(member?.password_hash, password)
  const temporary = await temporaryHashOf(deps, member, password, at)
  const temporaryHash = matches ? null : temporary
  const isRight = matches || temporaryHash !== null
  if (secondsToWait !== null) {
    const attempt = { userId, member: isRight ? member : undefined }
    if (code === undefined) await refuseWithLoginCode(deps, attempt, secondsToWait, context, at)
    else await proveLoginCode(deps, { userId, code }, context, at)
  }
  if (!(member && isRight)) refuse('INVALID_CREDENTIALS')
  await releaseRateLimits(deps, counted)
  if (member.withdrawn_at) refuse('WITHDRAWN_MEMBER')
  if (!member.is_active) refuse('ACCOUNT_DISABLED')

  const method = secondsToWait === null ? 'PASSWORD' : 'PASSWORD_AND_CODE'
  const opening = { member, temporaryHash, method } as const
  const begun = await beginSessionByPassword(deps.db, opening, context, at)
  const mustChangePassword = temporaryHash !== null
  return replyWithSession(deps, { member, mustChangePassword }, sessionOf(begun), context, at)
}

/**
 * Returns the hash of the typed password if it is the temporary one. Queries the database whether or
 * not the account exists and the password is right, so that the response time reveals nothing.
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
