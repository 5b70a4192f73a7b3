import type { addMyEmail as contract } from '#contract/accounts.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { proveCode } from '#server/platform/one-time-codes.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { RegistrationHooks } from './enrol-member.ts'
import { getMe, type PointsOf } from './get-me.ts'
import { findAndLockMember, findById, setEmail } from './members-store.ts'
import { verifyCodeLimits } from './rate-limits.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits'>

/**
 * Adds an email address, proven by a code, to an account without one. Guest orders with this
 * address join the account. Only a caller who has proven the address learns that another member has
 * it.
 *
 * Refuses EMAIL_EXISTS, EMAIL_CODE_MISMATCH, EMAIL_CODE_EXPIRED and EMAIL_TAKEN. Source:
 * docs/rules.md A-17, O-6.
 */
export async function addEmail(
  deps: Needed,
  hooks: RegistrationHooks & { readonly pointsOf: PointsOf },
  { email, code }: ParsedOf<typeof contract>['body'],
  caller: Member,
  { ip }: Pick<RequestContext, 'ip'>,
): Promise<ReplyOf<typeof contract>> {
  const at = deps.now()
  await limitRates(deps, verifyCodeLimits(email, ip), at)
  if ((await findById(deps.db, caller.memberId))?.email !== '') refuse('EMAIL_EXISTS')
  const outcome = await proveCode(
    deps.db,
    deps.secret,
    { purpose: 'email', target: email },
    code,
    at,
  )
  if (outcome === 'mismatch') refuse('EMAIL_CODE_MISMATCH')
  if (outcome === 'expired') refuse('EMAIL_CODE_EXPIRED')

  await inTransaction(deps.db, async (tx) => {
    const member = (await findAndLockMember(tx, caller.memberId)) ?? refuse('SIGN_IN_REQUIRED')
    if (member.email !== '') refuse('EMAIL_EXISTS')
    await setEmail(tx, member.id, email)
    for (const step of hooks.onRegistered) await step(tx, { id: member.id, email }, at)
    const { name, user_id: userId } = member
    const language = member.language
    await notify(tx, { kind: 'WELCOME', name, userId, to: email, language }, at)
  })
  return getMe(deps, hooks.pointsOf, caller)
}
