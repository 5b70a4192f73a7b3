import { expect, test } from 'vitest'
import {
  getAdminOrder,
  markRefundPaidOut,
  refundOrder,
  setRefundAccount,
} from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { confirmPayment, openPaymentAttempt } from '#contract/paying.ts'
import { reconcile } from '#server/payments/index.ts'
import { replyOf } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance, heldAt } from '#tests/support/books.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { accountToRefundTo } from '#tests/support/given-orders.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { givenAgreed, startAppWithToss } from '#tests/support/given-toss.ts'
import { payingOrders } from './paying-orders.ts'
import { sendRefunds } from './send-refunds.ts'

const reason = '사정이 생겼어요'

/**
 * Of a deposit of 100,000 won 30,000 were transferred by the studio, 10,000 kept and 60,000 are still to
 * go back when its bank takes it back.
 */
async function givenClaimed() {
  const app = await startAppWithToss()
  app.toss.notices.state.delivery = 'never'
  const { order, orderId, proof, confirm } = await givenAgreed(app, { method: '가상계좌' })
  replyOf(await confirm())
  const params = { order_number: order }
  const asAdmin = async () => ({ as: await givenAdmin(app) })
  const look = () => reconcile(app.deps, payingOrders(app.deps))
  const refuse = async () => {
    app.toss.meets('cancel', { refuses: 'REFUND_REJECTED' })
    await sendRefunds(app.deps)
  }
  const deposit = async () => {
    app.toss.book.deposit(orderId)
    app.clock.advance(2 * HOUR_MS)
    await look()
  }
  await deposit()
  const part = { amount: 30_000, reason, keeps_order: true }
  replyOf(await app.call(refundOrder, { params, body: part }, await asAdmin()))
  const account = { refund_account: accountToRefundTo }
  replyOf(await app.call(setRefundAccount, { params, body: account }, await asAdmin()))
  await refuse()
  replyOf(await app.call(markRefundPaidOut, { params }, await asAdmin()))
  const body = { ...proof, reason, ...account }
  expect(replyOf(await app.call(cancelOrder, { params, body }))).toMatchObject({
    refund_amount: 60_000,
  })
  await refuse()
  app.toss.book.takeBack(orderId)
  app.clock.advance(DAY_MS)
  await look()
  return {
    app,
    order,
    proof,
    deposit,
    saysItWasSent: async () => {
      const owner = givenOwner(app)
      const task = (await owner.tasks()).find(({ kind }) => kind === 'REFUND_WITHDRAWN')!
      return replyOf(await owner.resolve(task.id, { resolution: 'PAID_BY_HAND' }))
    },
    asked: () => accountOf(app, 'RECEIVABLE', order),
    now: async () => replyOf(await app.call(getAdminOrder, { params }, await asAdmin())),
  }
}

test('[PAY-03] of an order that was called off what was paid out and what the rules kept is claimed, and no more', async () => {
  const { app, order, asked, now } = await givenClaimed()

  expect(await asked()).toBe(40_000)
  expect(await accountOf(app, 'REFUND_DEDUCTIONS', order)).toBe(-10_000)
  expect(await now()).toMatchObject({
    missing_amount: 40_000,
    payment: { status: 'TAKEN_BACK', amount: 40_000, refunded_amount: 30_000 },
  })
  await expectBooksToBalance(app)
})

test('[PAY-03] what is claimed is what its customer pays, and no try for what was asked before is gone on with', async () => {
  const { app, order, proof, asked, now } = await givenClaimed()
  const stale = await app.db
    .insertInto('payment_attempts')
    .values({
      order_number: order,
      attempt: 2,
      provider: 'toss',
      provider_order_id: `${order}_2`,
      amount: 100_000,
      status: 'OPEN',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const open = replyOf(await app.call(openPaymentAttempt, { body: proof }))
  expect(open).toMatchObject({ amount: 40_000, provider_order_id: `${order}_3` })
  const { provider_order_id: orderId, amount } = open
  const { paymentKey: payment_key } = app.toss.book.authorise({ orderId, amount })
  replyOf(await app.call(confirmPayment, { body: { ...proof, payment_key, amount } }))

  expect(await asked()).toBe(0)
  expect((await now()).payment).toMatchObject({ status: 'PARTIALLY_REFUNDED', amount: 40_000 })
  expect(await heldAt(app, order)).toEqual({ 'toss/card': 40_000, bank_transfer: -30_000 })
  const before = app.db.selectFrom('payment_attempts').select(['status', 'failure_code'])
  expect(await before.where('id', '=', stale.id).executeTakeFirst()).toEqual({
    status: 'FAILED',
    failure_code: 'AMOUNT_MISMATCH',
  })
  await expectBooksToBalance(app)
})

test('[PAY-03] the whole deposit that comes again pays what is claimed, and the rest is owed back', async () => {
  const { app, order, deposit, asked } = await givenClaimed()

  await deposit()

  expect(await asked()).toBe(0)
  expect(await heldAt(app, order)).toEqual({
    'toss/virtual_account': 100_000,
    bank_transfer: -30_000,
  })
  expect(await accountOf(app, 'REFUNDS_PAYABLE', order)).toBe(-60_000)
  await expectBooksToBalance(app)
})

test('[PAY-03] what had been transferred before it was withdrawn is claimed, too', async () => {
  const { app, order, asked, saysItWasSent } = await givenClaimed()

  await saysItWasSent()

  expect(await asked()).toBe(100_000)
  expect(await accountOf(app, 'REFUND_DEDUCTIONS', order)).toBe(-10_000)
  expect(await heldAt(app, order)).toEqual({ bank_transfer: -90_000 })
  await expectBooksToBalance(app)
})
