import { expect, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { accountOf } from '#tests/support/ledger.ts'
import { type OrderMoneyDriver, orderMoneyDriver } from '#tests/support/order-money-driver.ts'

const ALIVE = { steps: 99 }
const paid = (it: OrderMoneyDriver) => it.pays(100_000, 'PROVIDER', ALIVE)
const part = (it: OrderMoneyDriver) => it.pays(40_000, 'BANK', ALIVE)
const rest = (it: OrderMoneyDriver) => it.pays(60_000, 'BANK', ALIVE)
const tooMuch = (it: OrderMoneyDriver) => it.pays(110_000, 'BANK', ALIVE)
const cancelled = (it: OrderMoneyDriver) => it.cancels(10_000, 99)
const reversed = (it: OrderMoneyDriver) => it.isReversed(0, 99)
const sent = async (it: OrderMoneyDriver) => {
  await it.asksProvider(99)
  await it.providerAnswers(99)
}
const writtenOff = (it: OrderMoneyDriver) => it.writesOff(100_000, 99)

// biome-ignore format: a table reads by columns
test.each<[what: string, facts: readonly ((it: OrderMoneyDriver) => Promise<unknown>)[], emitted: string[]]>([
  ['paid in full',                        [paid],                              ['moneyReceived', 'orderPaid']],
  ['paid in two parts',                   [part, rest],                        ['moneyReceived', 'moneyReceived', 'orderPaid']],
  ['paid too much',                       [tooMuch],                           ['moneyReceived', 'orderPaid', 'refundAgreed']],
  ['paid twice',                          [paid, paid],                        ['moneyReceived', 'orderPaid', 'refundAgreed']],
  ['cancelled before any payment',       [cancelled],                         []],
  ['paid after that',                     [cancelled, paid],                   ['moneyReceived', 'orderPaid', 'refundAgreed']],
  ['cancelled and refunded',             [paid, cancelled, sent],             ['moneyReceived', 'orderPaid', 'refundAgreed', 'refundSent']],
  ['reversed, reported twice',            [paid, reversed],                    ['moneyReceived', 'orderPaid', 'amountDue']],
  ['reversed after the refund was sent',  [paid, cancelled, sent, reversed],   ['moneyReceived', 'orderPaid', 'refundAgreed', 'refundSent', 'amountDue']],
  ['an amount due is written off',         [paid, reversed, writtenOff],        ['moneyReceived', 'orderPaid', 'amountDue']],
])('emits each event once: %s', async (_what, facts, emitted) => {
  const app = await startApp()
  const { order_number: number } = await givenGuestOrder(app)
  const money = orderMoneyDriver(app, number)
  for (const fact of facts) await fact(money)

  expect(money.emitted).toEqual(emitted)
})

test.each([
  ['a part', 20_000, 10_000],
  ['the whole price', 100_000, 0],
])('retains only the fee of a cancelled order after a refund of %s', async (_what, given, fee) => {
  const app = await startApp()
  const { order_number: number } = await givenGuestOrder(app)
  const booked = async () => ({
    unearned: await accountOf(app, 'UNEARNED', number),
    allowances: await accountOf(app, 'ALLOWANCES', number),
    fees: await accountOf(app, 'REFUND_DEDUCTIONS', number),
  })
  const money = orderMoneyDriver(app, number)
  await paid(money)
  await money.allows(given, 99)
  expect(await booked()).toEqual({ unearned: -100_000, allowances: given, fees: 0 })

  await money.cancels(fee, 99)
  expect(await booked()).toEqual({ unearned: 0, allowances: 0, fees: 0 - fee })

  if (fee > 0) await money.allows(fee, 99)
  expect(await booked()).toEqual({ unearned: 0, allowances: 0, fees: 0 })
})
