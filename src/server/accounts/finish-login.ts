import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { loginWithPasskey as passkeyContract } from '#contract/passkeys.ts'
import type { finishLogin as contract } from '#contract/second-factor.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { consumeTicket, findTicket } from './login-tickets.ts'
import { findById, lockActiveMember } from './members-store.ts'
import { newSession } from './open-session.ts'
import { findPasskey } from './passkeys-store.ts'
import { replyWithSession } from './reply-with-session.ts'
import { consumeTemporaryPassword } from './temporary-passwords.ts'
import { verifyPasskey } from './use-passkey.ts'
import { verifyFactor } from './verify-factor.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'publicUrl' | 'rateLimits'>

/**
 * Completes a login with the second factor. A temporary password is used up only now.
 *
 * Refuses LOGIN_EXPIRED for a ticket that is unknown, used, too old or another browser's, and for a
 * temporary password that was used meanwhile; SECOND_FACTOR_MISMATCH and ACCOUNT_DISABLED. Source:
 * docs/rules.md A-41.
 */
export async function finishLogin(
  deps: Needed,
  { ticket, proof }: ParsedOf<typeof contract>['body'],
  context: RequestContext,
): Promise<ReplyOf<typeof contract>> {
  const at = deps.now()
  const login = (await findTicket(deps.db, ticket, context, at)) ?? refuse('LOGIN_EXPIRED')
  const member = (await findById(deps.db, login.member_id)) ?? refuse('LOGIN_EXPIRED')
  if (!member.is_active) refuse('ACCOUNT_DISABLED')
  await verifyFactor(deps, member.id, proof, context, at)

  const temporaryHash = login.temporary_password_hash
  const token = await inTransaction(deps.db, async (tx) => {
    // Before the ticket, as whoever ends the member's logins does: otherwise both wait for each other.
    if (!(await lockActiveMember(tx, member.id))) refuse('LOGIN_EXPIRED')
    const isFirst =
      (await consumeTicket(tx, ticket)) &&
      (temporaryHash === null || (await consumeTemporaryPassword(tx, member.id, temporaryHash, at)))
    if (!isFirst) refuse('LOGIN_EXPIRED')
    return newSession(tx, { member, temporaryHash, method: proof.method }, context, at)
  })
  const mustChangePassword = temporaryHash !== null
  return replyWithSession(deps, { member, mustChangePassword }, token, context, at)
}

/** Finds whose login a ticket of this browser completes. */
export async function memberOfTicket(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ticket: string,
  context: Pick<RequestContext, 'cookies'>,
) {
  const login = await findTicket(db, ticket, context, now())
  return login && findById(db, login.member_id)
}

/**
 * Signs a member in with a passkey alone: having it and being verified by it are two factors.
 *
 * Refuses PASSKEY_REFUSED, WITHDRAWN_MEMBER and ACCOUNT_DISABLED.
 */
export async function loginWithPasskey(
  deps: Needed,
  { passkey }: ParsedOf<typeof passkeyContract>['body'],
  context: RequestContext,
): Promise<ReplyOf<typeof passkeyContract>> {
  const at = deps.now()
  const memberId = (await verifyPasskey(deps, passkey, context, at)) ?? refuse('PASSKEY_REFUSED')
  const member = (await findById(deps.db, memberId)) ?? refuse('PASSKEY_REFUSED')
  if (member.withdrawn_at) refuse('WITHDRAWN_MEMBER')
  if (!member.is_active) refuse('ACCOUNT_DISABLED')
  const opening = { member, temporaryHash: null, method: 'PASSKEY' } as const
  const token = await inTransaction(deps.db, (tx) => newSession(tx, opening, context, at))
  return replyWithSession(deps, { member, mustChangePassword: false }, token, context, at)
}

/** Finds whose passkey has an ID. */
export async function memberOfPasskey({ db }: Pick<Deps, 'db'>, credentialId: string) {
  const passkey = await findPasskey(db, credentialId)
  return passkey && findById(db, passkey.member_id)
}
