import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['the amount due pays it',                   100_000, 100_000, { kind: 'PAID' }],
  ['less leaves the rest due',                  30_000, 100_000, { kind: 'PART', rest: 70_000 }],
  ['an excess is returned',                    182_000, 100_000, { kind: 'MORE', excess: 82_000 }],
  ['everything is returned if nothing is due', 100_000,       0, { kind: 'BACK' }],
] as const)('[O-10] %s', (_what, amount, due, outcome) => {
  expect(outcomeOf(amount, due)).toEqual(outcome)
})
