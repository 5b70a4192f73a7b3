import { expect, test } from 'vitest'
import { vatIn } from './vat.ts'
import { won } from './won.ts'

test.each([
  [110_000, 10_000],
  [100_000, 9_091],
  [90_000, 8_182],
  [0, 0],
  [-100_000, -9_091],
])('of %i won %i are tax', (amount, vat) => {
  expect(vatIn(won(amount))).toBe(vat)
})
