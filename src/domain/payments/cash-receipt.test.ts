import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cashReceiptStep, isCashReceiptNumber } from './cash-receipt.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['a phone of eleven digits',                  'INCOME_DEDUCTION', '01012345678', true],
  ['an old phone of ten digits',                'INCOME_DEDUCTION', '0111234567',  true],
  ['a landline phone',                          'INCOME_DEDUCTION', '0212345678',  false],
  ['a business number is no phone',             'INCOME_DEDUCTION', '2208162517',  false],
  ['a business number with its check digit',    'EXPENSE_PROOF',    '2208162517',  true],
  ['another such number',                       'EXPENSE_PROOF',    '1248100998',  true],
  ['a business number with one digit mistyped', 'EXPENSE_PROOF',    '2208162518',  false],
  ['a phone is no business number',             'EXPENSE_PROOF',    '01012345678', false],
] as const)('checks the number of a cash receipt: %s', (_sentence, purpose, digits, isOne) => {
  expect(isCashReceiptNumber(purpose, digits)).toBe(isOne)
})

const won = fc.nat({ max: 1_000_000 })

test('reaches the right receipt amount in at most two steps, whatever was paid or issued before', () => {
  fc.assert(
    fc.property(won, won, (paid, before) => {
      let issued = before
      for (let steps = 0; steps < 2; steps += 1) {
        const step = cashReceiptStep(paid, issued)
        if (step.do === 'ISSUE') issued += step.amount
        if (step.do === 'CANCEL') issued -= step.amount
        expect(issued).toBeGreaterThanOrEqual(0)
      }
      expect(issued).toBe(paid)
      expect(cashReceiptStep(paid, issued)).toEqual({ do: 'NOTHING' })
    }),
  )
})
