import { expect, test } from 'vitest'
import { intentStatusAfter } from './intent-status.ts'

const says = (status: Parameters<typeof intentStatusAfter>[1]['status'], change = {}) => ({
  status,
  hasRefunds: false,
  takesAmountDue: true,
  ...change,
})
const tooMuch = { takesAmountDue: false }
const refunded = { hasRefunds: true }

// biome-ignore format: a table reads by columns
test.each([
  ['a payment settles it',                         'CONFIRMING',          says('PAID'),                         'SETTLED'],
  ['a deposit settles it',                         'WAITING_FOR_DEPOSIT', says('PAID'),                         'SETTLED'],
  ['money settles a failed intent',                'FAILED',              says('PAID'),                         'SETTLED'],
  ['money settles an abandoned account',           'ABANDONED',           says('PAID'),                         'SETTLED'],
  ['money reported twice changes nothing',         'SETTLED',             says('PAID'),                         'SETTLED'],
  ['a refund means that it was paid',              'CONFIRMING',          says('REFUNDED', refunded),           'SETTLED'],
  ['a partial refund means that it was paid',      'CONFIRMING',          says('PARTLY_REFUNDED', refunded),    'SETTLED'],
  ['a virtual account awaits its deposit',         'CONFIRMING',          says('WAITING_FOR_DEPOSIT'),          'WAITING_FOR_DEPOSIT'],
  ['an account for another amount is abandoned',   'CONFIRMING',          says('WAITING_FOR_DEPOSIT', tooMuch), 'ABANDONED'],
  ['an account for more than is due is abandoned', 'WAITING_FOR_DEPOSIT', says('WAITING_FOR_DEPOSIT', tooMuch), 'ABANDONED'],
  ['an abandoned account stays abandoned',         'ABANDONED',           says('WAITING_FOR_DEPOSIT'),          'ABANDONED'],
  ['a late answer does not undo a failure',        'FAILED',              says('WAITING_FOR_DEPOSIT'),          'FAILED'],
  ['a late answer does not undo a payment',        'SETTLED',             says('AGREED'),                       'SETTLED'],
  ['what expired at the provider has failed',      'CONFIRMING',          says('EXPIRED'),                      'FAILED'],
  ['an account that ended unpaid has failed',      'WAITING_FOR_DEPOSIT', says('REFUNDED'),                     'FAILED'],
  ['what the provider refused has failed',         'CONFIRMING',          says('FAILED'),                       'FAILED'],
  ['whoever has only agreed has not paid',         'CONFIRMING',          says('AGREED'),                       'CONFIRMING'],
  ['a window that was only opened stays open',     'OPEN',                says('STARTED'),                      'OPEN'],
] as const)('[PAY-03] %s', (_sentence, before, reported, after) => {
  expect(intentStatusAfter(before, reported)).toBe(after)
})
