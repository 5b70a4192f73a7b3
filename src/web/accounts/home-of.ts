import type { UserInfo } from '#contract/accounts.ts'

/** Where somebody who is signed in belongs. Source: LOG-02. */
export const homeOf = (role: string): string =>
  role.toUpperCase() === 'ADMIN' ? '/admin/member-management' : '/mainpage'

/** `//elsewhere` and `/\elsewhere` name another site, and a path of ours can begin like that too. */
const isOurs = (address: string) => /^\/(?![/\\])/.test(address)

/**
 * Where a login leads: home, or back to where a session was lost, never to another site, or first to a
 * new password. Source: LOG-02, LOG-05, FND-02.
 */
export const afterLogin = (
  user: Pick<UserInfo, 'role' | 'must_change_password'>,
  wayBack: string | null,
): string => {
  if (user.must_change_password) return '/change-password'
  return wayBack !== null && isOurs(wayBack) ? wayBack : homeOf(user.role)
}
