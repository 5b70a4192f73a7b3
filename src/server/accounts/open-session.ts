import type { SignInMethod } from '#contract/audit-accesses.ts'
import { lastSessionEnd, unusedSessionEnd } from '#domain/accounts/session-lifetime.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { auditSignIn } from './audit-sign-ins.ts'
import { endCookieSession } from './cookie-session.ts'
import { rememberDevice } from './device-cookie.ts'
import { type MemberRow, roleOf } from './member-row.ts'
import { lockActiveMember } from './members-store.ts'
import { hashRefreshSecret, newRefreshSecret, type RefreshToken } from './refresh-token.ts'
import { insertSession } from './sessions-store.ts'

export type LoginContext = Pick<
  RequestContext,
  'ip' | 'requestId' | 'userAgent' | 'cookies' | 'setCookie'
>

export interface Opening {
  readonly member: MemberRow
  /**
   * Hash of the temporary password that was typed, which is consumed; null for the member's own
   * password.
   */
  readonly temporaryHash: string | null
  /** What authenticated the member, for the audit log. */
  readonly method: SignInMethod
}

/**
 * Opens a session for a member who was authenticated in this transaction. From then on the account
 * knows the browser.
 *
 * Refuses SIGN_IN_REQUIRED when the account was disabled or closed in the meantime. The row lock
 * makes the two wait for each other.
 */
export async function newSession(
  tx: Db,
  { member, temporaryHash, method }: Opening,
  context: LoginContext,
  at: Date,
): Promise<RefreshToken> {
  if (!(await lockActiveMember(tx, member.id))) refuse('SIGN_IN_REQUIRED')
  // The browser loses the refresh token of an earlier session, which would go on for months.
  await endCookieSession(tx, context, at)
  const secret = newRefreshSecret()
  const endsAt = lastSessionEnd(roleOf(member), at)
  const sessionId = await insertSession(tx, {
    member_id: member.id,
    refresh_hash: hashRefreshSecret(secret),
    rotated_at: at,
    created_at: at,
    expires_at: earlier(unusedSessionEnd(at), endsAt),
    ends_at: endsAt,
    confirmed_at: at,
    ip: context.ip,
    user_agent: context.userAgent,
    temporary_password_hash: temporaryHash,
    device_hash: rememberDevice(context),
  })
  await auditSignIn(tx, member, temporaryHash ? 'TEMPORARY_PASSWORD' : method, context, at)
  return { sessionId, secret }
}

const earlier = (a: Date, b: Date) => (a < b ? a : b)
