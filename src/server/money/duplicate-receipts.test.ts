import { expect, test } from 'vitest'
import { confirmDeposit, getAdminOrder, receiveDeposit } from '#contract/admin-orders.ts'
import { importStatement, listReceipts } from '#contract/receipts.ts'
import { won } from '#domain/money/won.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { openTransaction, untilWaiting } from '#tests/support/open-transaction.ts'
import { importStatement as importStatementIn } from './bank-statement.ts'

/** A guest's order, a statement row that pays it, and a deposit confirmed at the order. */
async function givenDepositOf(sender: string) {
  const app = await startApp()
  const as = await givenAdmin(app)
  const { order_number } = await givenGuestOrder(app)
  const params = { order_number }
  const received_at = new Date(app.clock.now().getTime() - HOUR_MS).toISOString()
  const row = { amount: 100_000, sender, received_at }
  return {
    app,
    row,
    import: async (rows = [row]) =>
      replyOf(await app.call(importStatement, { body: { rows } }, { as })),
    confirm: async (depositor?: string) =>
      replyOf(
        await app.call(confirmDeposit, { params, body: { amount: 100_000, depositor } }, { as }),
      ),
    receive: async () =>
      replyOf(await app.call(receiveDeposit, { params, body: { amount: 100_000 } }, { as })),
    received: async () =>
      replyOf(await app.call(getAdminOrder, { params }, { as })).account.receipts.length,
    open: async () =>
      replyOf(await app.call(listReceipts, { query: { state: 'OPEN' } }, { as })).items.length,
  }
}

test.each([
  ['as the bank names it', '김 하나', '김하나'],
  ['that is not said', undefined, '김하나'],
])(
  'a deposit confirmed at the order under a name %s is known when its statement is imported',
  async (_what, depositor, sender) => {
    const it = await givenDepositOf(sender)
    await it.confirm(depositor)

    expect(await it.import()).toEqual({ added: 0, known: 1 })
    expect(await it.import()).toEqual({ added: 0, known: 1 })
    expect([await it.received(), await it.open()]).toEqual([1, 0])
  },
)

test('uses the imported row for a deposit that is confirmed at the order', async () => {
  const it = await givenDepositOf('김하나')
  await it.import()
  await it.confirm()

  expect([await it.received(), await it.open()]).toEqual([1, 0])
  expect(await it.import()).toEqual({ added: 0, known: 1 })
})

test('counts a second transfer of the same amount, however it is reported', async () => {
  const it = await givenDepositOf('김하나')
  await it.confirm()

  expect(await it.import([it.row, it.row])).toEqual({ added: 1, known: 1 })
  await it.receive()
  expect([await it.received(), await it.open()]).toEqual([2, 0])
})

test('counts money under another name as another receipt', async () => {
  const it = await givenDepositOf('이철수')
  await it.confirm()

  expect(await it.import()).toEqual({ added: 1, known: 0 })
  expect([await it.received(), await it.open()]).toEqual([1, 1])
})

test('counts a deposit once that is confirmed while its statement is imported', async () => {
  const { app, row, ...it } = await givenDepositOf('김하나')
  const importing = await openTransaction(app.db)
  const credit = { ...row, amount: won(row.amount), receivedAt: new Date(row.received_at) }
  await importStatementIn(importing.tx, [credit], app.clock.now())

  const confirming = it.confirm()
  await Promise.race([confirming, untilWaiting(app, 1)])
  await importing.end('commit')
  await confirming

  expect([await it.received(), await it.open()]).toEqual([1, 0])
})

test('adds a receipt for a deposit that is entered while its row is dismissed', async () => {
  const it = await givenDepositOf('김하나')
  await it.import()
  const dismissing = await openTransaction(it.app.db)
  await dismissing.tx.updateTable('receipts').set({ dismissed_at: it.app.clock.now() }).execute()

  const typed = it.receive()
  await untilWaiting(it.app, 1)
  await dismissing.end('commit')

  expect(await typed).toMatchObject({ amount_due: 0 })
  expect([await it.received(), await it.open()]).toEqual([1, 0])
})
