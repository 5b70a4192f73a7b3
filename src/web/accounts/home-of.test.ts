import { expect, test } from 'vitest'
import { afterLogin } from './home-of.ts'

const ORDERS = '/user/mypage/inquery'

// biome-ignore format: a table reads by columns
test.each([
  ['a member',                      'USER',  false, null,   '/mainpage'],
  ['an administrator',              'ADMIN', false, null,   '/admin/member-management'],
  ['whoever lost a session',        'USER',  false, ORDERS, ORDERS],
  ['who is sent elsewhere',         'USER',  false, '//elsewhere.example', '/mainpage'],
  ['who is sent there otherwise',   'USER',  false, '/\\elsewhere.example', '/mainpage'],
  ['who must change the password',  'USER',  true,  ORDERS, '/change-password'],
] as const)('[LOG-02] [LOG-05] a login leads %s on', (_who, role, must_change_password, wayBack, to) => {
  expect(afterLogin({ role, must_change_password }, wayBack)).toBe(to)
})
