import type { ParsedOf } from '#contract/endpoint.ts'
import type { setFirstPassword as contract } from '#contract/my-logins.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { proveCode } from '#server/platform/one-time-codes.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { MemberRow } from './member-row.ts'
import { findById, replacePasswordHash } from './members-store.ts'
import { hashPassword } from './password-hash.ts'
import { verifyCodeLimits } from './rate-limits.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { issueSessionTokens } from './reply-with-session.ts'
import { endSessionsExcept, findActiveSession } from './sessions-store.ts'
import { dropTemporaryPassword } from './temporary-passwords.ts'

const LOGIN_PROVES_FOR_MS = 10 * 60_000

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits'>
type Input = ParsedOf<typeof contract>['body']

/**
 * Sets the first password of a member who has none. Requires a login within the last ten minutes,
 * or a code sent to the account's email address. Ends all other sessions; this one continues with a
 * new refresh token.
 *
 * Refuses CURRENT_PASSWORD_MISMATCH if there is a password already, also for the second of two
 * concurrent calls; PASSWORD_TOO_WEAK, EMAIL_NOT_VERIFIED, EMAIL_CODE_MISMATCH and
 * EMAIL_CODE_EXPIRED. Source: docs/rules.md A-20.
 */
export async function setFirstPassword(
  deps: Needed,
  { new_password: next, code }: Input,
  { memberId, sessionId }: Member,
  context: Pick<RequestContext, 'ip' | 'cookies' | 'setCookie'>,
) {
  const at = deps.now()
  const member = (await findById(deps.db, memberId)) ?? refuse('SIGN_IN_REQUIRED')
  if (member.password_hash !== null) refuse('CURRENT_PASSWORD_MISMATCH')
  await refuseWeakPassword(next, member.user_id)
  if (code) await proveAddress(deps, member, code, context, at)
  else if (!(await hasJustSignedIn(deps, sessionId, at))) refuse('EMAIL_NOT_VERIFIED')

  const hashes = { from: null, to: await hashPassword(next) }
  const token = await inTransaction(deps.db, async (tx) => {
    if (!(await replacePasswordHash(tx, memberId, hashes))) refuse('CURRENT_PASSWORD_MISMATCH')
    await dropTemporaryPassword(tx, memberId)
    return endSessionsExcept(tx, { memberId, sessionId }, 'PASSWORD_CHANGED', at)
  })
  await issueSessionTokens(deps, token, context, at)
  return undefined
}

async function proveAddress(
  deps: Needed,
  { email }: MemberRow,
  code: string,
  { ip }: Pick<RequestContext, 'ip'>,
  at: Date,
) {
  if (email === '') refuse('EMAIL_NOT_VERIFIED')
  await limitRates(deps, verifyCodeLimits(email, ip), at)
  const subject = { purpose: 'email', target: email } as const
  const outcome = await proveCode(deps.db, deps.secret, subject, code, at)
  if (outcome === 'mismatch') refuse('EMAIL_CODE_MISMATCH')
  if (outcome === 'expired') refuse('EMAIL_CODE_EXPIRED')
}

async function hasJustSignedIn({ db }: Needed, sessionId: string, at: Date) {
  const session = (await findActiveSession(db, sessionId, at)) ?? refuse('SESSION_REVOKED')
  return at.getTime() - session.created_at.getTime() <= LOGIN_PROVES_FOR_MS
}
