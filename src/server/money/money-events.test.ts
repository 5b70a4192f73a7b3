import { expect, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { accountOf } from '#tests/support/books.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { type MoneyAtWork, moneyAtWork } from '#tests/support/money-at-work.ts'

const ALIVE = { steps: 99 }
const paid = (it: MoneyAtWork) => it.pays(100_000, 'PROVIDER', ALIVE)
const part = (it: MoneyAtWork) => it.pays(40_000, 'BANK', ALIVE)
const rest = (it: MoneyAtWork) => it.pays(60_000, 'BANK', ALIVE)
const tooMuch = (it: MoneyAtWork) => it.pays(110_000, 'BANK', ALIVE)
const calledOff = (it: MoneyAtWork) => it.callsOff(10_000, 99)
const reversed = (it: MoneyAtWork) => it.isReversed(0, 99)
const sent = async (it: MoneyAtWork) => {
  await it.asksProvider(99)
  await it.providerAnswers(99)
}
const writtenOff = (it: MoneyAtWork) => it.writesOff(100_000, 99)

// biome-ignore format: a table reads by columns
test.each<[what: string, facts: readonly ((it: MoneyAtWork) => Promise<unknown>)[], told: string[]]>([
  ['paid in full',                        [paid],                              ['moneyReceived', 'orderPaid']],
  ['paid in two parts',                   [part, rest],                        ['moneyReceived', 'moneyReceived', 'orderPaid']],
  ['paid too much',                       [tooMuch],                           ['moneyReceived', 'orderPaid', 'refundAgreed']],
  ['paid twice',                          [paid, paid],                        ['moneyReceived', 'orderPaid', 'refundAgreed']],
  ['called off before any payment',       [calledOff],                         []],
  ['paid after that',                     [calledOff, paid],                   ['moneyReceived', 'orderPaid', 'refundAgreed']],
  ['called off and refunded',             [paid, calledOff, sent],             ['moneyReceived', 'orderPaid', 'refundAgreed', 'refundSent']],
  ['reversed, reported twice',            [paid, reversed],                    ['moneyReceived', 'orderPaid', 'amountDue']],
  ['reversed after the refund was sent',  [paid, calledOff, sent, reversed],   ['moneyReceived', 'orderPaid', 'refundAgreed', 'refundSent', 'amountDue']],
  ['a debt that is written off',          [paid, reversed, writtenOff],        ['moneyReceived', 'orderPaid', 'amountDue']],
])('what is told once: %s', async (_what, facts, told) => {
  const app = await startApp()
  const { order_number: number } = await givenGuestOrder(app)
  const money = moneyAtWork(app, number)
  await money.charge(100_000)
  for (const fact of facts) await fact(money)

  expect(money.told).toEqual(told)
})

test('the ledger keeps of an order that was called off its fee alone, whatever was given back before', async () => {
  const app = await startApp()
  const { order_number: number } = await givenGuestOrder(app)
  const booked = async () => ({
    unearned: await accountOf(app, 'UNEARNED', number),
    allowances: await accountOf(app, 'ALLOWANCES', number),
    kept: await accountOf(app, 'REFUND_DEDUCTIONS', number),
  })
  const before = await booked()
  const money = moneyAtWork(app, number)
  await money.charge(100_000)
  await paid(money)
  await money.allows(20_000, 99)
  expect(await booked()).toEqual({
    ...before,
    unearned: before.unearned - 100_000,
    allowances: 20_000,
  })

  await calledOff(money)
  expect(await booked()).toEqual({ ...before, kept: -10_000 })

  await money.allows(10_000, 99)
  expect(await booked()).toEqual(before)
})
