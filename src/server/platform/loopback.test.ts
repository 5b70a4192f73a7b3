import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each(['localhost', 'shop.localhost', '127.0.0.1', '127.9.9.9', '[::1]', '::1'])(
  '[A-15] %s is reached from this machine alone',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each(['0.0.0.0', '::', 'gyeol.kr', '127.0.0.1.evil.test', 'localhost.evil.test', '10.0.0.1'])(
  '[A-15] %s may be reached by others',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)
