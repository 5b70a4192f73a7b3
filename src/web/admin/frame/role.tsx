import { createContext, type ReactNode, useContext } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { hasAccess, type StaffRole } from '#domain/accounts/roles.ts'

/** Role of the signed-in person in the back office. */
const RoleContext = createContext<StaffRole>('ADMIN')

export const RoleProvider = RoleContext.Provider

export const useRole = (): StaffRole => useContext(RoleContext)

/** Whether a role may make a call, as its contract says. Source: docs/rules.md A-39. */
const mayCall = (role: StaffRole, { access }: Pick<Endpoint, 'access'>): boolean =>
  access === 'anyone' || access === 'member' || hasAccess(role, access)

/** Returns a function that tells whether the signed-in person may make a call. */
export function useMay(): (call: Pick<Endpoint, 'access'>) => boolean {
  const role = useRole()
  return (call) => mayCall(role, call)
}

/** Whether the signed-in person reads everything and changes nothing: screens have no forms then. */
export const useIsViewer = (): boolean => useRole() === 'VIEWER'

interface AllowedProps {
  /** The call that the content makes. */
  readonly call: Pick<Endpoint, 'access'>
  readonly children: ReactNode
}

/** Renders its content only for people who may make the call. */
export const Allowed = ({ call, children }: AllowedProps) => (useMay()(call) ? children : null)
