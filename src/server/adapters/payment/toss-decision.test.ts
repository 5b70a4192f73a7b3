import { expect, test } from 'vitest'
import { decideConfirm } from './toss-decision.ts'

const payment = (status: string) => ({
  paymentKey: 'tgen_1',
  orderId: 'GYABCDEFGHJK',
  status,
  method: '카드',
  totalAmount: 100_000,
  balanceAmount: 100_000,
})
const ok = (status: string) => ({ status: 200, code: null, body: payment(status) })
const error = (status: number, code: string) => ({ status, code, body: { code, message: '' } })

// `toss-codes.test.ts` tests the outcome of each documented code.
// biome-ignore format: a table reads by columns
test.each([
  ['money that the answer shows as taken is settled',   ok('DONE'),                                      'settled'],
  ['an account to pay into is waited for',              ok('WAITING_FOR_DEPOSIT'),                       'waitsForDeposit'],
  ['a payment that is not through is unknown',          ok('IN_PROGRESS'),                               'unknown'],
  ['a 200 that is no payment is unknown',               { status: 200, code: null, body: {} },           'unknown'],
  ['a decline that comes with a 5xx is unknown',        error(500, 'REJECT_CARD_COMPANY'),               'unknown'],
  ['a code that nobody has documented is unknown',      error(400, 'SOMETHING_NEW'),                     'unknown'],
  ['a 429 is unknown',                                  { status: 429, code: null, body: null },         'unknown'],
  ['no answer is unknown',                              { status: null, why: 'timeout' },                'unknown'],
])('[PAY-03] %s', (_sentence, answer, outcome) => {
  expect(decideConfirm(answer).outcome).toBe(outcome)
})
