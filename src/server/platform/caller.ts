import type { Role } from '#contract/accounts.ts'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { refuse } from './refusal.ts'

interface Visitor {
  readonly kind: 'visitor'
}

export interface Member {
  readonly kind: 'member'
  readonly memberId: string
  readonly sessionId: string
  readonly userId: string
  readonly name: string
  readonly role: Role
  /** Signed in with a temporary password. Source: docs/rules.md A-6. */
  readonly mustChangePassword: boolean
  /** Proved their identity within the last ten minutes. Source: docs/rules.md A-37. */
  readonly isConfirmed: boolean
}

export type Caller = Visitor | Member

export type CallerFor<A extends Access> = A extends 'anyone' ? Caller : Member

export const visitor: Visitor = { kind: 'visitor' }

export const isAdmin = (caller: Caller): caller is Member =>
  caller.kind === 'member' && caller.role === 'ADMIN'

/** Whether the caller works in the back office, in any role. */
export const isStaff = (caller: Caller): caller is Member =>
  caller.kind === 'member' && caller.role !== 'USER'

/**
 * Refuses CONFIRMATION_REQUIRED if the member last proved their identity more than ten minutes ago.
 * For endpoints of which only some inputs are dangerous; others declare `confirmed`.
 */
export function requireConfirmation({ isConfirmed }: Pick<Member, 'isConfirmed'>) {
  if (!isConfirmed) refuse('CONFIRMATION_REQUIRED')
}

/**
 * Checks that a caller may use an endpoint, and returns the caller that it sees: on a public endpoint,
 * a session that must change its password counts as a visitor.
 *
 * Refuses SIGN_IN_REQUIRED, FORBIDDEN, PASSWORD_CHANGE_REQUIRED and CONFIRMATION_REQUIRED. Source:
 * SEC-01, docs/rules.md.
 */
export function admit(
  caller: Caller,
  {
    access,
    beforePasswordChange,
    confirmed,
  }: Pick<Endpoint, 'access' | 'beforePasswordChange' | 'confirmed'>,
): Caller {
  const isHeldBack = caller.kind === 'member' && caller.mustChangePassword && !beforePasswordChange
  if (access === 'anyone') return isHeldBack ? visitor : caller
  if (caller.kind !== 'member') refuse('SIGN_IN_REQUIRED')
  if (access === 'admin' && !isAdmin(caller)) refuse('FORBIDDEN')
  if (isHeldBack) refuse('PASSWORD_CHANGE_REQUIRED')
  if (confirmed) requireConfirmation(caller)
  return caller
}
