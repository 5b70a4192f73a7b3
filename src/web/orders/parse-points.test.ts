import { expect, test } from 'vitest'
import { parsePoints } from './parse-points.ts'

// biome-ignore format: a table reads by columns
test.each([
  [undefined,        0],
  ['',               0],
  ['3000',       3_000],
  ['3,000',      3_000],
  ['3.000',      3_000],
  [' 1 000 P',   1_000],
  ['9'.repeat(40), 999_999_999],
])('parses %s as %i points', (typed, points) => {
  expect(parsePoints(typed)).toBe(points)
})
