import { expect, test } from 'vitest'
import { typedAmount } from './amount-field.ts'

test.each([
  ['100000', 100_000],
  ['100,000원', 100_000],
  [' ₩ 100.000 ', 100_000],
  ['0', 0],
])('“%s” is an amount', (typed, amount) => {
  expect(typedAmount.parse(typed)).toBe(amount)
})

test.each(['', '십만', '-100000', '1e5', '99999999999'])('“%s” is none', (typed) => {
  expect(typedAmount.safeParse(typed).success).toBe(false)
})
