import type { changeMyEmail as contract } from '#contract/accounts.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { proveCode } from '#server/platform/one-time-codes.ts'
import { limitRates, releaseRateLimits } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { getMe, type PointsOf } from './get-me.ts'
import { findAndLockMember, findById, setEmail } from './members-store.ts'
import { matchesPassword } from './password-hash.ts'
import { ownPasswordLimits, verifyCodeLimits } from './rate-limits.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits'>

/**
 * Changes an administrator's own email address to one that a code has proven. Requires the password
 * as well: a stranger at an unlocked screen must not redirect the studio's mail or password
 * recovery.
 *
 * Refuses CURRENT_PASSWORD_MISMATCH, EMAIL_CODE_MISMATCH, EMAIL_CODE_EXPIRED, EMAIL_TAKEN and,
 * after too many failed attempts, TOO_MANY_REQUESTS. The audit log records the change without the
 * addresses.
 */
export async function changeEmail(
  deps: Needed,
  pointsOf: PointsOf,
  { email, code, password }: ParsedOf<typeof contract>['body'],
  admin: Member,
  context: RequestContext,
): Promise<ReplyOf<typeof contract>> {
  const at = deps.now()
  const limits = ownPasswordLimits(admin.memberId, context.ip)
  await limitRates(deps, limits, at)
  const known = (await findById(deps.db, admin.memberId)) ?? refuse('SIGN_IN_REQUIRED')
  if (!(await matchesPassword(known.password_hash, password))) refuse('CURRENT_PASSWORD_MISMATCH')
  await releaseRateLimits(deps, limits)

  await limitRates(deps, verifyCodeLimits(email, context.ip), at)
  const target = { purpose: 'email', target: email } as const
  const outcome = await proveCode(deps.db, deps.secret, target, code, at)
  if (outcome === 'mismatch') refuse('EMAIL_CODE_MISMATCH')
  if (outcome === 'expired') refuse('EMAIL_CODE_EXPIRED')

  await inTransaction(deps.db, async (tx) => {
    const { id } = (await findAndLockMember(tx, admin.memberId)) ?? refuse('SIGN_IN_REQUIRED')
    await setEmail(tx, id, email)
    await audit(tx, admin, context, { action: 'member.email', subject: id, at })
  })
  return getMe(deps, pointsOf, admin)
}
