import type { UserInfo } from '#contract/accounts.ts'

/** Where somebody who is signed in belongs. Source: LOG-02. */
export const homeOf = (role: string): string =>
  role.toUpperCase() === 'ADMIN' ? '/admin/member-management' : '/mainpage'

/**
 * Where a login leads: home, or back to where a session was lost, or first to a new password.
 * Source: LOG-02, LOG-05, FND-02.
 */
export const afterLogin = (
  user: Pick<UserInfo, 'role' | 'must_change_password'>,
  wayBack: string | null,
): string => (user.must_change_password ? '/change-password' : (wayBack ?? homeOf(user.role)))
