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
  ['money that came settles it',                        'CONFIRMING',          says('PAID'),                         'SETTLED'],
  ['a deposit settles it',                              'WAITING_FOR_DEPOSIT', says('PAID'),                         'SETTLED'],
  ['money settles one that was given up',               'FAILED',              says('PAID'),                         'SETTLED'],
  ['money settles an account that was left',            'ABANDONED',           says('PAID'),                         'SETTLED'],
  ['money reported twice changes nothing',              'SETTLED',             says('PAID'),                         'SETTLED'],
  ['what went back had come',                           'CONFIRMING',          says('REFUNDED', refunded),           'SETTLED'],
  ['a part that went back had come',                    'CONFIRMING',          says('PARTLY_REFUNDED', refunded),    'SETTLED'],
  ['an account is waited for',                          'CONFIRMING',          says('WAITING_FOR_DEPOSIT'),          'WAITING_FOR_DEPOSIT'],
  ['an account for another amount is left',             'CONFIRMING',          says('WAITING_FOR_DEPOSIT', tooMuch), 'ABANDONED'],
  ['an account for more than is due since is left',     'WAITING_FOR_DEPOSIT', says('WAITING_FOR_DEPOSIT', tooMuch), 'ABANDONED'],
  ['an account that was left is not waited for again',  'ABANDONED',           says('WAITING_FOR_DEPOSIT'),          'ABANDONED'],
  ['a late answer does not undo a failure',             'FAILED',              says('WAITING_FOR_DEPOSIT'),          'FAILED'],
  ['a late answer does not undo a payment',             'SETTLED',             says('AGREED'),                       'SETTLED'],
  ['what expired at the provider has failed',           'CONFIRMING',          says('EXPIRED'),                      'FAILED'],
  ['an account that ended unpaid has failed',           'WAITING_FOR_DEPOSIT', says('REFUNDED'),                     'FAILED'],
  ['what the provider refused has failed',              'CONFIRMING',          says('FAILED'),                       'FAILED'],
  ['whoever has only agreed has not paid',              'CONFIRMING',          says('AGREED'),                       'CONFIRMING'],
  ['a window that was only opened stays open',          'OPEN',                says('STARTED'),                      'OPEN'],
] as const)('[PAY-03] %s', (_sentence, before, reported, after) => {
  expect(intentStatusAfter(before, reported)).toBe(after)
})
