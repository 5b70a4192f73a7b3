import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('one item is written in the singular, as a figure or as it is written', () => {
  expect(counted(1, 'day')).toBe('1 day')
  expect(counted('1', 'day')).toBe('1 day')
  expect(counted('1,001', 'day')).toBe('1,001 days')
  expect(counted(0, 'day')).toBe('0 days')
})
