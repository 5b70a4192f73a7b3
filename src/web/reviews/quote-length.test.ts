import { expect, test } from 'vitest'
import { quoteLength } from './quote-length.ts'

test('counts a Latin letter as about half of a Korean syllable', () => {
  expect(quoteLength('좋아요')).toBe('short')
  expect(quoteLength('가'.repeat(25))).toBe('short')
  expect(quoteLength('가'.repeat(26))).toBe('long')
  expect(quoteLength('a'.repeat(40))).toBe('short')
  expect(quoteLength('a'.repeat(60))).toBe('long')
  expect(quoteLength('가'.repeat(60))).toBe('veryLong')
  expect(quoteLength('a'.repeat(200))).toBe('veryLong')
})
