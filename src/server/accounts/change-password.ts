import type { ParsedOf } from '#contract/endpoint.ts'
import type { changePassword as contract } from '#contract/sign-in.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import { constantTimeEqual } from '#server/platform/constant-time-equal.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { limitRates, releaseRateLimits } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { auditOwnAccount } from './audit-sign-ins.ts'
import type { MemberRow } from './member-row.ts'
import { findById, replacePasswordHash } from './members-store.ts'
import { hashPassword, matchesPassword } from './password-hash.ts'
import { ownPasswordLimits } from './rate-limits.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { issueSessionTokens } from './reply-with-session.ts'
import { endSessionsExcept, findActiveSession } from './sessions-store.ts'
import { dropTemporaryPassword, hashTemporaryPassword } from './temporary-passwords.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits'>

/**
 * Replaces a member's password. Requires the password of the current login: the member's own or the
 * temporary one. Ends all other sessions and discards the temporary password; this session
 * continues with a new refresh token.
 *
 * Refuses CURRENT_PASSWORD_MISMATCH, PASSWORD_TOO_WEAK, PASSWORD_UNCHANGED and, after too many
 * failed attempts, TOO_MANY_REQUESTS. Source: FND-02, docs/rules.md A-6.
 */
export async function changePassword(
  deps: Needed,
  { current_password: current, new_password: next }: ParsedOf<typeof contract>['body'],
  { memberId, sessionId }: Member,
  context: Pick<RequestContext, 'ip' | 'requestId' | 'cookies' | 'setCookie'>,
) {
  const at = deps.now()
  const limits = ownPasswordLimits(memberId, context.ip)
  await limitRates(deps, limits, at)
  const member = (await findById(deps.db, memberId)) ?? refuse('SIGN_IN_REQUIRED')
  if (!(await isCurrent(deps, member, sessionId, current, at))) refuse('CURRENT_PASSWORD_MISMATCH')
  await releaseRateLimits(deps, limits)
  await refuseWeakPassword(next, member.user_id)
  if (next.normalize('NFC') === current.normalize('NFC')) refuse('PASSWORD_UNCHANGED')

  const hashes = { from: member.password_hash, to: await hashPassword(next) }
  const token = await inTransaction(deps.db, async (tx) => {
    // Lock the member's row first: of concurrent changes one succeeds, and a login waits for it.
    if (!(await replacePasswordHash(tx, memberId, hashes))) refuse('CURRENT_PASSWORD_MISMATCH')
    await dropTemporaryPassword(tx, memberId)
    const entry = { action: 'sign-in.ended', detail: { ended: 'PASSWORD_CHANGED' } } as const
    await auditOwnAccount(tx, { memberId }, entry, context, at)
    return endSessionsExcept(tx, { memberId, sessionId }, 'PASSWORD_CHANGED', at)
  })
  await issueSessionTokens(deps, token, context, at)
  return undefined
}

async function isCurrent(
  { db, secret }: Needed,
  member: MemberRow,
  sessionId: string,
  password: string,
  at: Date,
) {
  const session = (await findActiveSession(db, sessionId, at)) ?? refuse('SESSION_REVOKED')
  const temporaryHash = session.temporary_password_hash
  if (temporaryHash === null) return matchesPassword(member.password_hash, password)
  return constantTimeEqual(temporaryHash, hashTemporaryPassword(secret, member.id, password))
}
