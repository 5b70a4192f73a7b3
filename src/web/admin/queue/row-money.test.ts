import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { moneyToShow } from './row-money.ts'

const refund = { amount: won(90_000), interest: won(222), due_by: null, lacks_account: false }
const price = won(100_000)

// biome-ignore format: a table reads by columns
test.each([
  ['a refund with its interest',             'REFUND',  refund, 0,       'REFUND', 90_222],
  ['the rest of a partly paid price',        'DEPOSIT', null,   30_000,  'DUE',    30_000],
  ['a reversed price before the sheet',      'SHEET',   null,   100_000, 'DUE',    100_000],
  ['the amount due of an ended order',       'NOTHING', null,   100_000, 'DUE',    100_000],
  ['the price of an unpaid order',           'DEPOSIT', null,   100_000, 'PRICE',  100_000],
  ['the price of an order awaiting a sheet', 'SHEET',   refund, 0,       'PRICE',  100_000],
] as const)('[O-03] a row shows %s', (_what, waiting_for, refund, due, kind, amount) => {
  const row = { waiting_for, refund, amount_due: won(due), total_price: price }
  expect(moneyToShow(row)).toEqual({ kind, amount })
})
