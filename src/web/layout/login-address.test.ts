import { expect, test } from 'vitest'
import { withNext } from './login-address.ts'

test.each([
  ['/user/mypage?page=2', '/login?next=%2Fuser%2Fmypage%3Fpage%3D2'],
  ['/callback?code=a&state=b', '/login'],
  ['/login?next=%2Fuser', '/login'],
  ['//evil.example', '/login'],
  [null, '/login'],
] as const)('[S-02] links from %s to the login at %s', (here, address) => {
  expect(withNext('/login', here)).toBe(address)
})
