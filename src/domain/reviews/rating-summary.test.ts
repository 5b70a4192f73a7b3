import { expect, test } from 'vitest'
import { histogramOf, summarizeRatings } from './rating-summary.ts'

const given = (...all: number[]) => histogramOf(all.map((rating) => ({ rating, count: 1 })))

test('counts unused ratings as 0', () => {
  expect(given(5, 5, 3)).toEqual({ 1: 0, 2: 0, 3: 1, 4: 0, 5: 2 })
})

test.each([
  ['one review', [4], 4],
  ['halves and the like have one decimal', [5, 4, 4], 4.3],
  ['a second decimal of 5 is rounded up', [5, 5, 5, 4], 4.8],
  ['all the same', [1, 1, 1], 1],
] as const)('%s', (_case, all, average) => {
  expect(summarizeRatings(given(...all))).toEqual({ average, count: all.length })
})

test('the average of no reviews is null, not 0', () => {
  expect(summarizeRatings(given())).toEqual({ average: null, count: 0 })
})

test.each([0, 6, 4.5])('%s is no rating', (rating) => {
  expect(() => given(rating)).toThrow(RangeError)
})
