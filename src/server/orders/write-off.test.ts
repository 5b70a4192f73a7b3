import { expect, test } from 'vitest'
import { listSettlements } from '#contract/admin-money.ts'
import { writeOff } from '#contract/admin-orders.ts'
import { listAudit } from '#contract/audit.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { getOrder } from '#contract/orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import { givenDeposit, givenGuestOrder } from '#tests/support/given-orders.ts'
import { accountOf, expectLedgerToBalance } from '#tests/support/ledger.ts'

const reason = '연락이 닿지 않아요'

/** 100,000 won received after the cancellation, refunded, and then reversed by the bank. */
async function startWithAmountDue() {
  const app = await startApp()
  const { order_number: number, guest_token } = await givenGuestOrder(app)
  const params = { order_number: number }
  replyOf(await app.call(cancelOrder, { params, body: { reason, guest_token } }))
  const bank = givenBank(app)
  await bank.deposit(number, 100_000)
  await bank.sendDue()
  const { account } = await bank.order(number)
  expect(replyOf(await bank.reverse(account.receipts[0]!.id))).toMatchObject({
    amount_due: 100_000,
  })
  return {
    app,
    number,
    bank,
    order: () => bank.order(number),
    deposit: (amount: number) => bank.deposit(number, amount),
    seen: async () => replyOf(await app.call(getOrder, { params, query: { guest_token } })),
    writeOff: async (amount: number) => {
      const as = await givenAdmin(app)
      return app.call(writeOff, { params, body: { amount, reason } }, { as })
    },
    lost: () => accountOf(app, 'BAD_DEBTS', number),
  }
}

test('[PAY-03] writes off an amount due once, with a reason', async () => {
  const { app, bank, number, order, seen, writeOff, lost } = await startWithAmountDue()
  expect(await writeOff(50_000)).toMatchObject({ refusal: { code: 'AMOUNT_MISMATCH' } })

  const answers = await Promise.all([writeOff(100_000), writeOff(100_000)])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await bank.questions()).toEqual([])
  expect(await seen()).toMatchObject({ amount_due: 0, payment: { deposit: null } })
  const { account, ...shown } = await order()
  expect(shown).toMatchObject({ amount_due: 0, waiting_for: 'NOTHING' })
  expect(account.charges.at(-1)).toMatchObject({ kind: 'WRITE_OFF', amount: -100_000, reason })
  expect(await lost()).toBe(100_000)
  const as = await givenAdmin(app)
  const { items } = replyOf(await app.call(listAudit, { query: { subject: number } }, { as }))
  expect(items.filter(({ action }) => action === 'order.write-off')).toMatchObject([
    { detail: { amount: 100_000, reason } },
  ])
  const settled = replyOf(await app.call(listSettlements, {}, { as }))
  expect(settled.items).toMatchObject([{ written_off: 100_000 }])
  await expectLedgerToBalance(app)
})

test('[PAY-03] counts money after a write-off as recovered, and refunds only the excess', async () => {
  const { app, order, writeOff, deposit, lost } = await startWithAmountDue()
  replyOf(await writeOff(100_000))

  expect(await deposit(15_000)).toMatchObject({ amount_due: 0, refund_amount: 0 })
  expect(await lost()).toBe(85_000)
  expect(await deposit(90_000)).toMatchObject({ amount_due: 0, refund_amount: 5_000 })

  expect(await lost()).toBe(0)
  const { charges } = (await order()).account
  expect(charges.slice(-3).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['WRITE_OFF', -100_000],
    ['RECOVERY', 15_000],
    ['RECOVERY', 85_000],
  ])
  await expectLedgerToBalance(app)
})

test('[PAY-03] makes a reversed recovery due, which can be written off again', async () => {
  const { app, bank, order, writeOff, deposit, lost } = await startWithAmountDue()
  replyOf(await writeOff(100_000))
  await deposit(100_000)
  const { receipts } = (await order()).account

  expect(replyOf(await bank.reverse(receipts[1]!.id))).toMatchObject({ amount_due: 100_000 })

  expect(await lost()).toBe(0)
  expect(await bank.questions()).toMatchObject([{ kind: 'AMOUNT_DUE', amount: 100_000 }])
  replyOf(await writeOff(100_000))
  expect(await lost()).toBe(100_000)
  await expectLedgerToBalance(app)
})

test('refuses to write off an order that can be cancelled or refunded', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const bank = givenBank(app)
  const as = await givenAdmin(app)
  const input = { params: { order_number }, body: { amount: 100_000, reason } }
  const refused = { refusal: { code: 'ILLEGAL_TRANSITION' } }
  expect(await app.call(writeOff, input, { as })).toMatchObject(refused)

  await givenDeposit(app, order_number)
  const { account } = await bank.order(order_number)
  replyOf(await bank.reverse(account.receipts[0]!.id))

  expect(await app.call(writeOff, input, { as })).toMatchObject(refused)
})
