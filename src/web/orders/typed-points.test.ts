import { expect, test } from 'vitest'
import { isOutOfGuestRange, typedPoints } from './typed-points.ts'

// biome-ignore format: a table reads by columns
test.each([
  [undefined,        0],
  ['',               0],
  ['3000',       3_000],
  ['3,000',      3_000],
  ['3.000',      3_000],
  [' 1 000 P',   1_000],
  ['9'.repeat(40), 999_999_999],
])('points typed as %s are %i', (typed, points) => {
  expect(typedPoints(typed)).toBe(points)
})

// biome-ignore format: a table reads by columns
test.each([
  ['0',      false],
  ['100000', false],
  ['100001', true],
  ['-1',     true],
])('[GST-01] a guest’s points field takes 0 to 100,000: %s is out of it: %s', (typed, isOut) => {
  expect(isOutOfGuestRange(typed)).toBe(isOut)
})
