import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

test.each([
  ['01020260203', '010-2026-0203'],
  ['0212345678', '02-1234-5678'],
  ['0311234567', '031-123-4567'],
  ['+84912345678', '+84912345678'],
  ['', ''],
])('formats the phone %s as %s', (stored, written) => {
  expect(formatPhone(stored)).toBe(written)
})
