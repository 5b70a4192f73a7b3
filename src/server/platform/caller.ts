import type { Access, Endpoint } from '#contract/endpoint.ts'
import { hasAccess, isStaffRole, type Role } from '#domain/accounts/roles.ts'
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
  /** The studio requires a second factor, and this account has none. Source: docs/rules.md A-43. */
  readonly mustAddFactor: boolean
}

export type Caller = Visitor | Member

export type CallerFor<A extends Access> = A extends 'anyone' ? Caller : Member

export const visitor: Visitor = { kind: 'visitor' }

/** Whether the caller is the owner of the studio, who may do everything. */
export const isAdmin = (caller: Caller): caller is Member =>
  caller.kind === 'member' && caller.role === 'ADMIN'

/** Whether the caller works in the back office, in any role. */
export const isStaff = (caller: Caller): caller is Member =>
  caller.kind === 'member' && isStaffRole(caller.role)

/**
 * Refuses CONFIRMATION_REQUIRED if the member last proved their identity more than ten minutes ago.
 * For endpoints of which only some inputs are dangerous; others declare `confirmed`.
 */
export function requireConfirmation({ isConfirmed }: Pick<Member, 'isConfirmed'>) {
  if (!isConfirmed) refuse('CONFIRMATION_REQUIRED')
}

/**
 * The member to whom an order must be assigned for this caller to work on it; undefined if all
 * orders may be seen. Source: docs/rules.md A-40.
 */
export const requiredConsultant = ({ role, memberId }: Member): string | undefined =>
  role === 'CONSULTANT' ? memberId : undefined

type Admission = Pick<
  Endpoint,
  'access' | 'beforePasswordChange' | 'beforeFactorSetup' | 'confirmed'
>

/**
 * Checks that a caller may use an endpoint, and returns the caller that it sees: on a public endpoint,
 * a session that must change its password or add a second factor counts as a visitor.
 *
 * Refuses SIGN_IN_REQUIRED, FORBIDDEN, PASSWORD_CHANGE_REQUIRED, SECOND_FACTOR_SETUP_REQUIRED and
 * CONFIRMATION_REQUIRED. Source: SEC-01, docs/rules.md.
 */
export function admit(caller: Caller, endpoint: Admission): Caller {
  const { access } = endpoint
  const missing = caller.kind === 'member' ? missingStep(caller, endpoint) : null
  if (access === 'anyone') return missing ? visitor : caller
  if (caller.kind !== 'member') refuse('SIGN_IN_REQUIRED')
  if (access !== 'member' && !hasAccess(caller.role, access)) refuse('FORBIDDEN')
  if (missing) refuse(missing)
  if (endpoint.confirmed) requireConfirmation(caller)
  return caller
}

/** Whether a session may only complete its own access. */
export const isHeldBack = ({ mustChangePassword, mustAddFactor }: Member): boolean =>
  mustChangePassword || mustAddFactor

/** Returns what a session must do before it may use an endpoint; null for nothing. */
function missingStep(caller: Member, { beforePasswordChange, beforeFactorSetup }: Admission) {
  if (beforePasswordChange) return null
  if (caller.mustChangePassword) return 'PASSWORD_CHANGE_REQUIRED'
  return caller.mustAddFactor && !beforeFactorSetup ? 'SECOND_FACTOR_SETUP_REQUIRED' : null
}
