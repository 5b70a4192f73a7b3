import { expect, test } from 'vitest'
import { constantTimeEqual } from './constant-time-equal.ts'

test.each([
  ['same', 'same', true],
  ['same', 'game', false],
  ['same', 'same and longer', false],
  ['', '', true],
  ['결', '결', true],
])('%s and %s are the same text: %s', (a, b, same) => {
  expect(constantTimeEqual(a, b)).toBe(same)
})
