import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test('one item is written in the singular, as a figure or as it is written', () => {
  expect(formatCount(1, 'day')).toBe('1 day')
  expect(formatCount('1', 'day')).toBe('1 day')
  expect(formatCount('1,001', 'day')).toBe('1,001 days')
  expect(formatCount(0, 'day')).toBe('0 days')
})
