import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { depositMatcher, type WaitingOrder } from './match-deposit.ts'

const order = (number: string, change: Partial<WaitingOrder> = {}): WaitingOrder => ({
  number,
  amountDue: won(100_000),
  names: ['김하나'],
  isCancelled: false,
  ...change,
})
const of = (depositor: string, amount = 100_000) => ({ depositor, amount: won(amount) })

// biome-ignore format: a table reads by columns
test.each<[what: string, depositor: ReturnType<typeof of>, orders: WaitingOrder[], match: string]>([
  ['name and amount',                   of('김하나'),              [order('A1')],                                    'EXACT A1'],
  ['spaces and signs do not matter',    of('김 하나(주)', 100_000), [order('A1', { names: ['김하나 주'] })],           'EXACT A1'],
  ['accents do not matter',             of('NGUYEN THI LINH'),     [order('A1', { names: ['Nguyễn Thị Linh'] })],   'EXACT A1'],
  ['the number in the name',            of('K7Q-2W 하나'),          [order('K7Q2W', { names: ['이두리'] })],          'EXACT K7Q2W'],
  ['the announced name',                of('엄마'),                 [order('A1', { names: ['김하나', '엄마'] })],      'EXACT A1'],
  ['two of one name and amount',        of('김하나'),              [order('A1'), order('A2')],                      'SEVERAL A1 A2'],
  ['another amount',                    of('김하나', 90_000),      [order('A1')],                                    'PROBABLE A1'],
  ['a cancelled order',                 of('김하나'),              [order('A1', { isCancelled: true })],             'PROBABLE A1'],
  ['a truncated name',                  of('김하나투'),             [order('A1')],                                    'PROBABLE A1'],
  ['the open one before the cancelled', of('김하나'),              [order('A1', { isCancelled: true }), order('A2')], 'EXACT A2'],
  ['a sender without a letter',         of('***'),                 [order('A1', { names: ['김하나', '-'] })],         'NONE'],
  ['an amount alone',                   of('박세나'),              [order('A1')],                                    'NONE'],
  ['no waiting order',                  of('김하나'),              [],                                               'NONE'],
])('%s', (_what, deposit, orders, match) => {
  const { kind, orders: found } = depositMatcher(orders)(deposit)

  expect([kind, ...found.map(({ number }) => number)].join(' ')).toBe(match)
})
