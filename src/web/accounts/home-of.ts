import type { UserInfo } from '#contract/accounts.ts'

/** Where somebody who is signed in belongs. Source: LOG-02. */
export const homeOf = (role: string): string =>
  role.toUpperCase() === 'ADMIN' ? '/admin/member-management' : '/mainpage'

/** Where a login leads: home, or first to a new password. Source: LOG-02, FND-02. */
export const afterLogin = (user: Pick<UserInfo, 'role' | 'must_change_password'>): string =>
  user.must_change_password ? '/change-password' : homeOf(user.role)
