import type { UserInfo } from '#contract/accounts.ts'
import { returnPath } from '#domain/accounts/return-path.ts'
import { withNext } from '#web/layout/login-address.ts'

const isAdministrator = (role: string) => role.toUpperCase() === 'ADMIN'

/** Home page of a signed-in user. Source: LOG-02. */
export const homeOf = (role: string): string =>
  isAdministrator(role) ? '/admin/member-management' : '/mainpage'

const ADMIN_PAGE = /^\/admin(?:[/?#]|$)/

/**
 * Returns where a login leads: to `next` if it is a page of this site, else home; first to a
 * password change or a second factor if one is required. Null if `next` is an admin page and the user no
 * administrator. Source: LOG-02, LOG-05, FND-02, ADM-01.
 */
export function afterLogin(
  user: Pick<UserInfo, 'role' | 'must_change_password' | 'must_add_factor'>,
  next: string | null,
): string | null {
  const path = returnPath(next)
  if (user.must_change_password) return withNext('/change-password', path)
  if (user.must_add_factor) return withNext('/second-factor', path)
  if (path === null) return homeOf(user.role)
  return ADMIN_PAGE.test(path) && !isAdministrator(user.role) ? null : path
}
