import { expect, test } from 'vitest'
import { atMost, percentOf, sumOf, won } from './won.ts'

test('an amount is a whole number of won', () => {
  expect(won(100_000)).toBe(100_000)
  expect(() => won(0.5)).toThrow(RangeError)
  expect(() => won(Number.NaN)).toThrow(RangeError)
  expect(() => won(Number.POSITIVE_INFINITY)).toThrow(RangeError)
})

// biome-ignore format: a table reads by columns
test.each([
  [99_999, 10,   9_999],
  [100_000, 33, 33_000],
  [199, 1,           1],
  [99, 1,            0],
  [100_000, 0.5,   500],
  [100_000, 1.1, 1_100],
])('[ORD-09] of %i won, %d percent are %i won, rounded down', (base, percent, expected) => {
  expect(percentOf(won(base), percent)).toBe(expected)
})

test('amounts are capped and added', () => {
  expect(atMost(won(5), won(7))).toBe(5)
  expect(sumOf([won(1), won(2), won(3)])).toBe(6)
  expect(sumOf([])).toBe(0)
})
