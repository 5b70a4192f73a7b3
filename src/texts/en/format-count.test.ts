import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test('uses the singular for one item', () => {
  expect(formatCount(1, 'day')).toBe('1 day')
  expect(formatCount('1', 'day')).toBe('1 day')
  expect(formatCount('1,001', 'day')).toBe('1,001 days')
  expect(formatCount(0, 'day')).toBe('0 days')
})
