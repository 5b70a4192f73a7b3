import { expect, test } from 'vitest'
import { stepOf } from './attempt-step.ts'

const told = (status: Parameters<typeof stepOf>[1]['status'], change = {}) => ({
  status,
  isOurs: true,
  hasRefunds: false,
  ...change,
})

// biome-ignore format: a table reads by columns
test.each([
  ['the money pays the order that waits for it',            'CONFIRMING',          told('PAID'),                             'UNPAID', 'SETTLE'],
  ['the deposit pays the order',                            'WAITING_FOR_DEPOSIT', told('PAID'),                             'UNPAID', 'SETTLE'],
  ['money is taken although the attempt was given up',      'FAILED',              told('PAID'),                             'UNPAID', 'SETTLE'],
  ['money is taken although the account was left',          'LEFT',                told('PAID'),                             'UNPAID', 'SETTLE'],
  ['a deposit that came back after all pays',               'TAKEN_BACK',          told('PAID'),                             'UNPAID', 'SETTLE'],
  ['money told twice settles once',                         'SETTLED',             told('PAID'),                             'PAID',   'NOTHING'],
  ['a refund of ours is no news',                           'SETTLED',             told('REFUNDED', { hasRefunds: true }),   'PAID',   'NOTHING'],
  ['money for an order that was called off is owed back',   'WAITING_FOR_DEPOSIT', told('PAID'),                             'OVER',   'SETTLE_LATE'],
  ['money for an order that is paid goes back',             'LEFT',                told('PAID'),                             'PAID',   'GIVE_BACK'],
  ['money that already goes back is left alone',            'UNWANTED',            told('PAID'),                             'PAID',   'NOTHING'],
  ['another amount is for the owner to look at',            'CONFIRMING',          told('PAID', { isOurs: false }),          'UNPAID', 'MISMATCH'],
  ['an account is waited for',                              'CONFIRMING',          told('WAITING_FOR_DEPOSIT'),              'UNPAID', 'WAIT'],
  ['an account for less than is asked for is left',          'CONFIRMING',          told('WAITING_FOR_DEPOSIT', { isOurs: false }), 'UNPAID', 'LEAVE'],
  ['an account for less than is asked for since is left',    'WAITING_FOR_DEPOSIT', told('WAITING_FOR_DEPOSIT', { isOurs: false }), 'UNPAID', 'LEAVE'],
  ['an account that was left is not left again',             'LEFT',                told('WAITING_FOR_DEPOSIT', { isOurs: false }), 'UNPAID', 'NOTHING'],
  ['an account that was left is not waited for again',      'LEFT',                told('WAITING_FOR_DEPOSIT'),              'UNPAID', 'NOTHING'],
  ['a deposit that is waited for anew was taken back',      'SETTLED',             told('WAITING_FOR_DEPOSIT'),              'PAID',   'TAKE_BACK'],
  ['a deposit that ended without a refund was taken back',  'SETTLED',             told('REFUNDED'),                         'PAID',   'TAKE_BACK'],
  ['a deposit whose account has ended since was taken back', 'SETTLED',            told('EXPIRED'),                          'PAID',   'TAKE_BACK'],
  ['a deposit that paid nothing was taken back',            'UNWANTED',            told('WAITING_FOR_DEPOSIT'),              'PAID',   'TAKE_BACK_UNWANTED'],
  ['what paid nothing and went back is no news',            'UNWANTED',            told('REFUNDED', { hasRefunds: true }),   'PAID',   'NOTHING'],
  ['what ended at the company has failed',                  'CONFIRMING',          told('EXPIRED'),                          'UNPAID', 'FAIL'],
  ['an account that ended has failed',                      'WAITING_FOR_DEPOSIT', told('REFUNDED'),                         'UNPAID', 'FAIL'],
  ['an old word does not undo a failure',                   'FAILED',              told('WAITING_FOR_DEPOSIT'),              'UNPAID', 'NOTHING'],
  ['an old word does not undo a payment',                   'SETTLED',             told('AGREED'),                           'PAID',   'NOTHING'],
  ['one who has only agreed has not paid',                  'CONFIRMING',          told('AGREED'),                           'UNPAID', 'NOTHING'],
] as const)('[PAY-03] %s', (_sentence, attempt, word, order, step) => {
  expect(stepOf(attempt, word, order)).toBe(step)
})
