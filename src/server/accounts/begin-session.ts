import type { FactorMethod } from '#domain/accounts/factor-methods.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { factorMethodsOf, needsSecondStep } from './factor-state.ts'
import { issueTicket } from './login-tickets.ts'
import { lockActiveMember, lockPasswordHash } from './members-store.ts'
import { type LoginContext, newSession, type Opening } from './open-session.ts'
import type { RefreshToken } from './refresh-token.ts'
import { consumeTemporaryPassword } from './temporary-passwords.ts'

/** Result of a right first factor: a session, or a ticket for the second step. */
type BegunLogin =
  | { readonly session: RefreshToken }
  | { readonly ticket: string; readonly methods: readonly FactorMethod[] }

/**
 * Begins the session of a member whose password was just compared.
 *
 * Refuses INVALID_CREDENTIALS when the password was changed or the temporary one consumed in the
 * meantime.
 */
export async function beginSessionByPassword(
  db: Db,
  opening: Opening,
  context: LoginContext,
  at: Date,
): Promise<BegunLogin> {
  const { member, temporaryHash } = opening
  return inTransaction(db, async (tx) => {
    if (!(await lockPasswordHash(tx, member))) refuse('INVALID_CREDENTIALS')
    const begun = await beginSession(tx, opening, context, at)
    if ('ticket' in begun || temporaryHash === null) return begun
    const isFirst = await consumeTemporaryPassword(tx, member.id, temporaryHash, at)
    return isFirst ? begun : refuse('INVALID_CREDENTIALS')
  })
}

/**
 * Opens a session after the first factor, or issues a ticket where the account needs a second. Commit
 * before {@link sessionOf}, whose refusal would undo the ticket.
 */
export async function beginSession(
  tx: Db,
  opening: Opening,
  context: LoginContext,
  at: Date,
): Promise<BegunLogin> {
  const { member, temporaryHash } = opening
  // A first factor that is being added meanwhile holds the row: wait for it before looking.
  if (!(await lockActiveMember(tx, member.id))) refuse('SIGN_IN_REQUIRED')
  if (!(await needsSecondStep(tx, member))) {
    return { session: await newSession(tx, opening, context, at) }
  }
  const ticket = await issueTicket(tx, { memberId: member.id, temporaryHash }, context, at)
  return { ticket, methods: await factorMethodsOf(tx, member.id) }
}

/** Returns the session. Refuses SECOND_FACTOR_REQUIRED with the ticket if there is none yet. */
export function sessionOf(begun: BegunLogin): RefreshToken {
  return 'session' in begun ? begun.session : refuse('SECOND_FACTOR_REQUIRED', { ...begun })
}
