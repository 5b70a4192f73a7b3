import { expect, test } from 'vitest'
import { cancelOrder, nameRefundAccount } from '#contract/order-cancellation.ts'
import { replyOf } from '#tests/support/app.ts'
import { HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import { accountToRefundTo, givenDeposit } from '#tests/support/given-orders.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { givenAgreed, openTasks, startAppWithToss } from '#tests/support/given-toss.ts'
import { expectLedgerToBalance, receivedByMethod } from '#tests/support/ledger.ts'
import type { TossMethod } from '#tests/support/toss/payment-store.ts'

/** An English-speaking customer with an approved online payment, whose webhooks are lost. */
async function startWithAgreed(method: TossMethod) {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const given = await givenAgreed(app, { method })
  await app.db.updateTable('orders').set({ language: 'en' }).execute()
  const { order, orderId, paymentKey } = given
  return {
    app,
    ...given,
    order: () => givenBank(app).order(order),
    orderNumber: order,
    /** The provider receives the money, and reconciliation finds it. */
    async pays(amount: number = given.amount) {
      const payment = app.toss.payments.byKey(paymentKey)
      Object.assign(payment, { totalAmount: amount, balanceAmount: amount })
      if (payment.status === 'IN_PROGRESS')
        app.toss.payments.confirm({ paymentKey, orderId, amount })
      if (method === '가상계좌') app.toss.payments.deposit(payment)
      app.clock.advance(MINUTE_MS)
      await givenOwner(app).reconcile()
    },
    /** Kind and text of each message since this moment, oldest first. */
    async letters(since: Date) {
      const newer = app.db.selectFrom('messages').selectAll().where('created_at', '>', since)
      const messages = await newer.orderBy('created_at').orderBy('kind').execute()
      for (const { language } of messages) expect(language).toBe('en')
      return messages.map(({ kind, text }) => ({ kind, text }))
    },
  }
}

/** An order paid by transfer while an online payment was in progress. */
async function startWithPaidTwice(method: TossMethod) {
  const started = await startWithAgreed(method)
  if (method === '가상계좌') replyOf(await started.confirm())
  await givenDeposit(started.app, started.orderNumber)
  const since = started.app.clock.now()
  started.app.clock.advance(MINUTE_MS)
  await started.pays()
  return { ...started, since }
}

test('[PAY-03] notifies the customer of a refund when it is agreed and when it is sent, if paid twice by card', async () => {
  const { app, order, orderNumber, letters, since } = await startWithPaidTwice('카드')
  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    amount_due: 0,
    account: { credit: 100_000, refunds: [{ status: 'AGREED', paid_by: 'PROVIDER' }] },
  })
  expect(await letters(since)).toEqual([
    { kind: 'REFUND_AGREED', text: expect.stringContaining('refund it the way you paid') },
  ])

  app.clock.advance(HOUR_MS)
  expect(await app.sendRefunds()).toBe(1)

  expect((await letters(since)).map(({ kind }) => kind)).toEqual(['REFUND_AGREED', 'REFUND_SENT'])
  expect(await openTasks(app)).toEqual([])
  expect(await receivedByMethod(app, orderNumber)).toEqual({ bank_transfer: 100_000 })
  await expectLedgerToBalance(app)
})

test('[PAY-03] asks for an account if paid twice by a deposit, and notifies the customer when it is sent', async () => {
  const { app, proof, letters, since, order } = await startWithPaidTwice('가상계좌')
  expect(await letters(since)).toEqual([
    { kind: 'REFUND_AGREED', text: expect.stringContaining('Please enter the account') },
  ])
  expect(await app.sendRefunds()).toBe(0)

  const { order_number, guest_token } = proof
  const body = { refund_account: accountToRefundTo }
  const named = { params: { order_number }, query: { guest_token }, body }
  app.clock.advance(HOUR_MS)
  replyOf(await app.call(nameRefundAccount, named))
  expect(await app.sendRefunds()).toBe(1)

  expect((await letters(since)).map(({ kind }) => kind)).toEqual(['REFUND_AGREED', 'REFUND_SENT'])
  expect(await order()).toMatchObject({ account: { here: 100_000, credit: 0 } })
  await expectLedgerToBalance(app)
})

test.each(['카드', '가상계좌'] as const)(
  '[PAY-03] notifies the customer of a partial payment by %s and of the amount still due',
  async (method) => {
    const { app, pays, letters, order, orderNumber } = await startWithAgreed(method)
    const since = app.clock.now()
    await pays(90_000)
    await givenOwner(app).reconcile()

    const [letter, ...others] = await letters(since)
    expect(others).toEqual([])
    expect(letter).toMatchObject({ kind: 'MONEY_RECEIVED' })
    expect(letter?.text).toContain('Received: ₩90,000')
    expect(letter?.text).toContain('Amount due: ₩10,000')
    expect(await order()).toMatchObject({ canonical_status: 'PAYMENT_PENDING', amount_due: 10_000 })

    await givenBank(app).deposit(orderNumber, 10_000)
    expect(await order()).toMatchObject({ canonical_status: 'PAYMENT_COMPLETED', amount_due: 0 })
    await expectLedgerToBalance(app)
  },
)

test('[PAY-03] pays the order with an overpayment and refunds the rest by the same method', async () => {
  const { app, pays, letters, order, paymentKey } = await startWithAgreed('카드')
  const since = app.clock.now()
  await pays(130_000)

  expect(await order()).toMatchObject({ canonical_status: 'PAYMENT_COMPLETED', amount_due: 0 })
  expect((await letters(since)).map(({ kind }) => kind).sort()).toEqual([
    'PAYMENT_CONFIRMED',
    'REFUND_AGREED',
  ])
  app.clock.advance(HOUR_MS)
  expect(await app.sendRefunds()).toBe(1)
  expect(app.toss.payments.byKey(paymentKey)).toMatchObject({ balanceAmount: 100_000 })
  await expectLedgerToBalance(app)
})

test('[ORD-18] refunds the rest to the card without asking for an account once a double transfer was sent back', async () => {
  const { app, proof, orderNumber, pays, order } = await startWithAgreed('카드')
  await pays()
  app.clock.advance(MINUTE_MS)
  const bank = givenBank(app)
  await bank.deposit(orderNumber, 100_000)
  await bank.sendDue()
  app.clock.advance(MINUTE_MS)

  const body = { ...proof, reason: 'I changed my mind' }
  const cancelled = await app.call(cancelOrder, { params: { order_number: orderNumber }, body })

  expect(replyOf(cancelled)).toMatchObject({ refund_amount: 100_000, goes: 'AS_IT_CAME' })
  expect(await app.sendRefunds()).toBe(1)
  expect(await order()).toMatchObject({ account: { here: 0, credit: 0 } })
  await expectLedgerToBalance(app)
})
