import { expect, test } from 'vitest'
import { afterLogin } from './home-of.ts'

const ORDER = '/user/mypage/inquery/GY7K2M9QW4?view=details#history'
const REVIEW = '/admin/reviews?open=42'

// biome-ignore format: a table reads by columns
test.each([
  ['a member',                       'USER',  false, null,   '/mainpage'],
  ['an administrator',               'ADMIN', false, null,   '/admin/member-management'],
  ['a member with a page to return to', 'USER',  false, ORDER,  ORDER],
  ['an administrator from a page',   'ADMIN', false, REVIEW, REVIEW],
  ['a member from an admin page',    'USER',  false, REVIEW, null],
  ['a member from the first of them', 'USER', false, '/admin', null],
  ['a member from a page named like it', 'USER', false, '/administration', '/administration'],
  ['a member with a foreign address', 'USER',  false, '//elsewhere.example', '/mainpage'],
  ['a member with a disguised foreign address', 'USER',  false, '/\\elsewhere.example', '/mainpage'],
  ['a member who must change the password', 'USER',  true,  null,   '/change-password'],
  ['a member who must, with a page to return to', 'USER',  true,  ORDER,  `/change-password?next=${encodeURIComponent(ORDER)}`],
] as const)('[LOG-02] [LOG-05] [S-02] leads %s on after the login', (_who, role, must_change_password, next, to) => {
  expect(afterLogin({ role, must_change_password, must_add_factor: false }, next)).toBe(to)
})

test('[A-08] leads to the second factor that is required, after a password that must be changed', () => {
  const user = { role: 'ADMIN', must_change_password: false, must_add_factor: true } as const
  const setup = '/second-factor?next=%2Fadmin%2Forders'

  expect(afterLogin(user, '/admin/orders')).toBe(setup)
  expect(afterLogin({ ...user, must_change_password: true }, null)).toBe('/change-password')
})
