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

// biome-ignore format: a table reads by columns
test.each([
  ['money that the answer shows as taken is settled',   ok('DONE'),                                      'settled'],
  ['an account to pay into is waited for',              ok('WAITING_FOR_DEPOSIT'),                       'waitsForDeposit'],
  ['a payment that is not through is unknown',          ok('IN_PROGRESS'),                               'unknown'],
  ['a 200 that is no payment is unknown',               { status: 200, code: null, body: {} },           'unknown'],
  ['a payment that was confirmed before is unknown',    error(400, 'ALREADY_PROCESSED_PAYMENT'),         'unknown'],
  ['a key that is still worked on is unknown',          error(409, 'IDEMPOTENT_REQUEST_PROCESSING'),     'unknown'],
  ['trouble at the card company is unknown',            error(400, 'PROVIDER_ERROR'),                    'unknown'],
  ['trouble at the provider is unknown',                error(500, 'FAILED_INTERNAL_SYSTEM_PROCESSING'), 'unknown'],
  ['a decline that comes with a 5xx is unknown',        error(500, 'REJECT_CARD_COMPANY'),               'unknown'],
  ['a code that nobody has documented is unknown',      error(400, 'SOMETHING_NEW'),                     'unknown'],
  ['a 429 is unknown',                                  { status: 429, code: null, body: null },         'unknown'],
  ['no answer is unknown',                              { status: null, why: 'timeout' },                'unknown'],
  ['a refused card is declined',                        error(403, 'REJECT_CARD_COMPANY'),               'declined'],
  ['a card without money is declined',                  error(400, 'EXCEED_MAX_PAYMENT_AMOUNT'),         'declined'],
  ['a session that ended is declined',                  error(404, 'NOT_FOUND_PAYMENT_SESSION'),         'declined'],
  ['a key of another pair is the owner’s to put right', error(400, 'INVALID_API_KEY'),                   'misconfigured'],
  ['an unknown key is the owner’s to put right',        error(401, 'UNAUTHORIZED_KEY'),                  'misconfigured'],
  ['a key written wrongly is the owner’s to put right', error(403, 'INCORRECT_BASIC_AUTH_FORMAT'),       'misconfigured'],
])('[PAY-03] %s', (_sentence, answer, outcome) => {
  expect(decideConfirm(answer).outcome).toBe(outcome)
})
