/**
 * What a person is to the studio: a customer (`USER`), the owner (`ADMIN`), a consultant, who works
 * on assigned orders, or a viewer, who reads the back office. Source: docs/rules.md A-39.
 */
export const roles = ['USER', 'ADMIN', 'CONSULTANT', 'VIEWER'] as const
export type Role = (typeof roles)[number]

/** The roles of people who work in the back office. */
export type StaffRole = Exclude<Role, 'USER'>

/**
 * Calls of the back office by who may make them: the owner alone (`admin`); also viewers
 * (`viewer`), also consultants (`consultant`), or both (`staff`).
 */
export type StaffAccess = 'admin' | 'viewer' | 'consultant' | 'staff'

const rolesByAccess: Readonly<Record<StaffAccess, readonly Role[]>> = {
  admin: ['ADMIN'],
  viewer: ['ADMIN', 'VIEWER'],
  consultant: ['ADMIN', 'CONSULTANT'],
  staff: ['ADMIN', 'CONSULTANT', 'VIEWER'],
}

export const isStaffRole = (role: string): role is StaffRole =>
  rolesByAccess.staff.some((it) => it === role)

/** Whether a role may make the calls of the back office with this access. */
export const hasAccess = (role: Role, access: StaffAccess): boolean =>
  rolesByAccess[access].includes(role)
