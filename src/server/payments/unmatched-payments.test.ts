import { expect, test } from 'vitest'
import { replyOf } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import { givenGuestOrder, statusOf } from '#tests/support/given-orders.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { openTasks, startAppWithToss } from '#tests/support/given-toss.ts'
import { accountOf, expectLedgerToBalance } from '#tests/support/ledger.ts'
import type { TossMethod } from '#tests/support/toss/payment-store.ts'

/** A payment at the provider without an order, found by reconciliation. */
async function startWithUnmatched(method: TossMethod = '카드') {
  const app = await startAppWithToss()
  const asked = { orderId: 'ANOTHERSHOP', amount: 100_000, method }
  const { paymentKey, orderId } = app.toss.payments.authorise(asked)
  app.toss.payments.confirm({ paymentKey, orderId, amount: 100_000 })
  if (method === '가상계좌') app.toss.payments.deposit(orderId)
  const owner = givenOwner(app)
  const reconcile = () => {
    app.clock.advance(MINUTE_MS)
    return owner.reconcile()
  }
  await reconcile()
  const bank = givenBank(app)
  const { questions } = await owner.tasks()
  expect(questions).toMatchObject([{ kind: 'UNMATCHED', amount: 100_000 }])
  const [question] = questions
  const receiptId = question?.kind === 'UNMATCHED' ? question.receipt_id : ''
  return {
    app,
    owner,
    bank,
    reconcile,
    receiptId,
    balance: () => app.toss.payments.byKey(paymentKey).balanceAmount,
    unmatched: () => accountOf(app, 'UNMATCHED'),
  }
}

test('[PAY-03] opens one task for a payment without an order, and records it in the ledger at once', async () => {
  const { app, reconcile, unmatched, bank, receiptId } = await startWithUnmatched()

  expect(await reconcile()).toMatchObject({ compared: 1, settled: 0, open_tasks: 1 })

  expect(await openTasks(app)).toEqual(['UNMATCHED'])
  expect(await unmatched()).toBe(-100_000)
  expect((await bank.dismiss(receiptId)).status).toBe(409)
  await expectLedgerToBalance(app)
})

test('[PAY-03] pays the order with which it is matched', async () => {
  const { app, bank, receiptId, reconcile, unmatched } = await startWithUnmatched()
  const { order_number } = await givenGuestOrder(app)

  const matched = replyOf(await bank.match(receiptId, order_number))

  expect(matched).toMatchObject({ status: 'PAYMENT_COMPLETED', amount_due: 0 })
  expect(await openTasks(app)).toEqual([])
  expect(await unmatched()).toBe(0)
  expect(await accountOf(app, 'RECEIVED')).toBe(100_000)
  expect((await bank.returnReceipt(receiptId)).status).toBe(409)
  await reconcile()
  expect((await bank.order(order_number)).account.receipts).toHaveLength(1)
  await expectLedgerToBalance(app)
})

test('[PAY-03] refunds it through the provider once it is matched', async () => {
  const { app, bank, receiptId, balance } = await startWithUnmatched()
  const { order_number } = await givenGuestOrder(app)
  replyOf(await bank.match(receiptId, order_number))

  replyOf(await bank.give(order_number, 30_000))

  expect(await app.sendRefunds()).toBe(1)
  expect(balance()).toBe(70_000)
  await expectLedgerToBalance(app)
})

test('[PAY-03] sends it back through the provider once, even if the reply is lost', async () => {
  const { app, bank, receiptId, balance, reconcile, unmatched } = await startWithUnmatched()
  const { order_number } = await givenGuestOrder(app)

  expect((await bank.returnReceipt(receiptId)).status).toBe(204)
  expect((await bank.match(receiptId, order_number)).status).toBe(409)
  app.toss.meets('cancel', 'breaksAfter')
  app.toss.meets('read', 'dropsBefore')
  expect(await app.sendRefunds()).toBe(0)
  expect(await app.sendRefunds()).toBe(1)

  expect(balance()).toBe(0)
  expect(await openTasks(app)).toEqual([])
  expect([await unmatched(), await accountOf(app, 'RECEIVED')]).toEqual([0, 0])
  expect(await reconcile()).toMatchObject({ open_tasks: 0 })
  expect(await statusOf(app, order_number)).toBe('PAYMENT_PENDING')
  await expectLedgerToBalance(app)
})

test('[PAY-03] lets the owner transfer it if the provider refuses the refund', async () => {
  const { app, bank, receiptId, owner, balance, unmatched } = await startWithUnmatched()
  expect((await bank.returnReceipt(receiptId)).status).toBe(204)
  app.toss.meets('cancel', { refuses: 'REFUND_REJECTED' })
  await app.sendRefunds()
  expect(await openTasks(app)).toEqual(['FAILED'])
  const [question] = (await owner.tasks()).questions
  const refundId = question?.kind === 'FAILED' ? question.refund_id : ''

  replyOf(await owner.answer(refundId, 'TRANSFER'))

  expect((await bank.dueRefunds()).items).toMatchObject([{ order_number: null, amount: 100_000 }])
  expect(await bank.sendDue()).toEqual({ sent: 1, total: 100_000 })
  expect(await openTasks(app)).toEqual([])
  expect([balance(), await unmatched()]).toEqual([100_000, 0])
  await expectLedgerToBalance(app)
})

test('[PAY-02] sends an unmatched deposit back by transfer, since its account must be asked for', async () => {
  const { app, bank, receiptId, unmatched } = await startWithUnmatched('가상계좌')

  expect((await bank.returnReceipt(receiptId)).status).toBe(204)

  expect(await app.sendRefunds()).toBe(0)
  expect(await bank.sendDue()).toEqual({ sent: 1, total: 100_000 })
  expect(await unmatched()).toBe(0)
  await expectLedgerToBalance(app)
})
