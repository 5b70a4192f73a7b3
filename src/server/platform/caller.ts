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
}

export type Caller = Visitor | Member

export type CallerFor<A extends Access> = A extends 'anyone' ? Caller : Member

export const visitor: Visitor = { kind: 'visitor' }

export const isAdmin = (caller: Caller): caller is Member =>
  caller.kind === 'member' && caller.role === 'ADMIN'

/**
 * Checks that a caller may use an endpoint, and returns the caller that it sees: on a public endpoint,
 * a session that must change its password counts as a visitor.
 *
 * Refuses SIGN_IN_REQUIRED, FORBIDDEN and PASSWORD_CHANGE_REQUIRED. Source: SEC-01, docs/rules.md A-6.
 */
export function admit(
  caller: Caller,
  { access, beforePasswordChange }: Pick<Endpoint, 'access' | 'beforePasswordChange'>,
): Caller {
  const isHeldBack = caller.kind === 'member' && caller.mustChangePassword && !beforePasswordChange
  if (access === 'anyone') return isHeldBack ? visitor : caller
  if (caller.kind !== 'member') refuse('SIGN_IN_REQUIRED')
  if (access === 'admin' && !isAdmin(caller)) refuse('FORBIDDEN')
  if (isHeldBack) refuse('PASSWORD_CHANGE_REQUIRED')
  return caller
}
