import type { UserInfo } from '#contract/accounts.ts'
import { returnPath } from '#domain/accounts/return-path.ts'
import { isStaffRole } from '#domain/accounts/roles.ts'
import { withNext } from '#web/layout/login-address.ts'

/** Home page of a signed-in user: the owner's, the one of other roles, or a customer's. Source: LOG-02. */
export function homeOf(role: string): string {
  if (role === 'ADMIN') return '/admin/member-management'
  return isStaffRole(role) ? '/admin' : '/mainpage'
}

const ADMIN_PAGE = /^\/admin(?:[/?#]|$)/

/**
 * Returns where a login leads: to `next` if it is a page of this site, else home; first to a
 * password change or a second factor if one is required. Null if `next` is an admin page and the user
 * has no role there. Source: LOG-02, LOG-05, FND-02, ADM-01.
 */
export function afterLogin(
  user: Pick<UserInfo, 'role' | 'must_change_password' | 'must_add_factor'>,
  next: string | null,
): string | null {
  const path = returnPath(next)
  if (user.must_change_password) return withNext('/change-password', path)
  if (user.must_add_factor) return withNext('/second-factor', path)
  if (path === null) return homeOf(user.role)
  return ADMIN_PAGE.test(path) && !isStaffRole(user.role) ? null : path
}
