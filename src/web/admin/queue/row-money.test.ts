import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { moneyOf } from './row-money.ts'

const owed = { amount: won(90_000), interest: won(222), due_by: null, lacks_account: false }
const price = won(100_000)

// biome-ignore format: a table reads by columns
test.each([
  ['a refund with its interest',             'REFUND',  owed, 0,       'REFUND',  90_222],
  ['a refund that the provider refused',     'MONEY',   owed, 0,       'REFUND',  90_222],
  ['what is missing of a price in part',     'MONEY',   null, 30_000,  'MISSING', 30_000],
  ['a reversed price before a refund',       'MONEY',   owed, 100_000, 'MISSING', 100_000],
  ['the price of an order that nobody paid', 'DEPOSIT', null, 100_000, 'PRICE',   100_000],
  ['the price of one whose sheet is due',    'SHEET',   owed, 0,       'PRICE',   100_000],
] as const)('[O-03] a row shows %s', (_what, waiting_for, refund, missing, kind, amount) => {
  const row = { waiting_for, refund, missing_amount: won(missing), total_price: price }
  expect(moneyOf(row)).toEqual({ kind, amount })
})
