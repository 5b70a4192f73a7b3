import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { confirmDeposit, setRefundAccount } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { replyOf } from '#tests/support/app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import { accountToRefundTo, kindsSentTo } from '#tests/support/given-orders.ts'
import { givenAgreed, openTasks, startAppWithToss } from '#tests/support/given-toss.ts'
import { accountOf, expectLedgerToBalance, receivedByMethod } from '#tests/support/ledger.ts'
import type { TossMethod } from '#tests/support/toss/payment-store.ts'

const reason = '일정이 바뀌었어요'

async function startWithPaid(method: TossMethod = '카드') {
  const app = await startAppWithToss()
  const { confirm, order, orderId, paymentKey, proof } = await givenAgreed(app, { method })
  await confirm()
  if (method === '가상계좌') {
    app.toss.payments.deposit(orderId)
    await app.toss.webhooks.deliverHeld()
    await app.processWebhooks()
  }
  const params = { order_number: order }
  const bank = givenBank(app)
  return {
    app,
    order,
    paymentKey,
    params,
    bank,
    guest_token: proof.guest_token,
    balance: () => app.toss.payments.byKey(paymentKey).balanceAmount,
    send: () => app.sendRefunds(),
    give: async (amount: number) => replyOf(await bank.give(order, amount)),
    nameAccount: async () => {
      const body = { refund_account: accountToRefundTo }
      replyOf(await app.call(setRefundAccount, { params, body }, { as: await givenAdmin(app) }))
    },
    refunds: async () => (await bank.order(order)).account.refunds,
  }
}

test('[PAY-03] refunds a card payment to the card and notifies the customer', async () => {
  const { app, order, params, bank, guest_token, balance, send, refunds } = await startWithPaid()
  const cancelled = await app.call(cancelOrder, { params, body: { reason, guest_token } })
  expect(replyOf(cancelled)).toMatchObject({ refund_amount: 100_000, goes: 'AS_IT_CAME' })
  expect(await refunds()).toMatchObject([{ status: 'AGREED', paid_by: 'PROVIDER' }])
  expect((await bank.dueRefunds()).items).toEqual([])

  expect(await send()).toBe(1)

  expect(balance()).toBe(0)
  expect(await refunds()).toMatchObject([{ status: 'SENT', failure: null }])
  expect(await kindsSentTo(app, 'hana@example.com')).toContain('REFUND_SENT')
  expect(await accountOf(app, 'RECEIVED', order)).toBe(0)
  await expectLedgerToBalance(app)
  expect(await send()).toBe(0)
})

test('[PAY-03] sends two partial refunds once each from concurrent servers', async () => {
  const { app, balance, send, give, refunds } = await startWithPaid()
  await give(30_000)
  await give(20_000)

  await Promise.all([send(), send(), send()])
  await send()

  expect(balance()).toBe(50_000)
  expect(await refunds()).toMatchObject([{ status: 'SENT' }, { status: 'SENT' }])
  await expectLedgerToBalance(app)
})

test('[PAY-03] repeats a refund with an unknown outcome, which is made once', async () => {
  const { app, balance, send, give, refunds } = await startWithPaid()
  await give(30_000)
  app.toss.meets('cancel', 'breaksBefore')

  expect(await send()).toBe(0)
  expect(await refunds()).toMatchObject([{ status: 'SENDING' }])
  await expectLedgerToBalance(app)
  expect(await send()).toBe(1)

  expect(balance()).toBe(70_000)
  await expectLedgerToBalance(app)
})

test('[PAY-03] sends a refund despite a temporary error that the provider repeats for the same key', async () => {
  const { app, balance, send, give, refunds } = await startWithPaid()
  await give(30_000)
  app.toss.meets('cancel', { refuses: 'PROVIDER_ERROR' })
  app.toss.meets('read', 'dropsBefore')
  expect(await send()).toBe(0)

  expect(await send()).toBe(1)

  expect(await refunds()).toMatchObject([{ status: 'SENT' }])
  expect(balance()).toBe(70_000)
})

test('[PAY-03] opens a task for a refund that the provider postpones for a day, until it is made there', async () => {
  const { app, order, paymentKey, balance, send, give, refunds } = await startWithPaid()
  await give(30_000)
  app.toss.meets('cancel', { refuses: 'FORBIDDEN_CONSECUTIVE_REQUEST' })
  await send()
  app.clock.advance(DAY_MS - 1)
  expect(await openTasks(app)).toEqual([])
  app.clock.advance(1)
  expect(await openTasks(app)).toEqual([`STUCK ${order}`])

  app.toss.payments.cancel(paymentKey, { cancelAmount: 30_000, cancelReason: '상점 화면에서' })
  await send()

  expect(balance()).toBe(70_000)
  expect(await openTasks(app)).toEqual([])
  expect(await refunds()).toMatchObject([{ status: 'SENT', amount: 30_000 }])
  await expectLedgerToBalance(app)
})

test('[PAY-03] opens a task at once when the provider rejects the keys for a refund', async () => {
  const { app, send, give, refunds } = await startWithPaid()
  await give(30_000)
  app.toss.meets('cancel', { refuses: 'UNAUTHORIZED_KEY' })

  expect(await send()).toBe(0)

  expect(await openTasks(app)).toEqual([expect.stringContaining('KEYS_REFUSED')])
  expect(await refunds()).toMatchObject([{ status: 'SENDING', failure: 'UNAUTHORIZED_KEY' }])
})

test('[PAY-03] sends a refund behind a hundred that wait for an account', async () => {
  const { app, balance, send, give } = await startWithPaid('가상계좌')
  for (let nth = 0; nth < 2; nth += 1) await give(1)
  await sql`insert into refunds (receipt_id, paid_by, amount, status, agreed_at)
    select receipt_id, paid_by, 1, status, agreed_at from refunds cross join generate_series(1, 50)`.execute(
    app.db,
  )
  const { confirm, paymentKey, order } = await givenAgreed(app)
  replyOf(await confirm())
  app.clock.advance(MINUTE_MS)
  replyOf(await givenBank(app).give(order, 30_000))

  expect(await send()).toBe(1)

  expect(app.toss.payments.byKey(paymentKey).balanceAmount).toBe(70_000)
  expect(balance()).toBe(100_000)
})

test('[PAY-02] refunds a deposit on a virtual account once an account is named', async () => {
  const { app, balance, send, give, nameAccount } = await startWithPaid('가상계좌')
  await give(30_000)
  expect(await send()).toBe(0)

  await nameAccount()
  expect(await send()).toBe(1)

  expect(balance()).toBe(70_000)
  await expectLedgerToBalance(app)
})

test('[PAY-02] opens a task for a refund that the bank could not pay out, until it arrives', async () => {
  const { app, order, send, give, nameAccount } = await startWithPaid('가상계좌')
  await give(30_000)
  await nameAccount()
  expect(await send()).toBe(1)
  const hear = async (status: 'FAILED' | 'COMPLETED') => {
    app.toss.payments.refundArrives(order, status)
    await app.toss.webhooks.deliverHeld()
    await app.processWebhooks()
  }

  await hear('FAILED')
  expect(await openTasks(app)).toEqual([`REFUND_NOT_ARRIVED ${order}`])
  await hear('COMPLETED')
  expect(await openTasks(app)).toEqual([])
})

test('[PAY-01] records a bank deposit as a transfer, also for an order to be paid by card', async () => {
  const app = await startAppWithToss()
  const { order, proof } = await givenAgreed(app)
  const params = { order_number: order }

  const body = { amount: 100_000 }
  replyOf(await app.call(confirmDeposit, { params, body }, { as: await givenAdmin(app) }))

  const { payment } = await givenBank(app).order(order)
  expect(payment).toMatchObject({ method: 'bank_transfer', provider: 'bank_transfer' })
  expect(await receivedByMethod(app, order)).toEqual({ bank_transfer: 100_000 })
  const cancel = { reason, guest_token: proof.guest_token }
  expect(await app.call(cancelOrder, { params, body: cancel })).toMatchObject({ status: 422 })
})

test('[PAY-01] refunds a transfer for an order paid by card by transfer, not to the card', async () => {
  const { app, order, bank, balance, send, refunds } = await startWithPaid()

  await bank.deposit(order, 100_000)

  expect(await refunds()).toMatchObject([{ paid_by: 'BANK', lacks_account: true }])
  expect(await send()).toBe(0)
  expect(balance()).toBe(100_000)
  expect(await receivedByMethod(app, order)).toEqual({
    'toss/card': 100_000,
    bank_transfer: 100_000,
  })
})

test('[PAY-03] opens a task for a refund that the provider refuses, which the owner transfers', async () => {
  const { app, order, bank, give, send, refunds, nameAccount } = await startWithPaid()
  await give(30_000)
  app.toss.meets('cancel', { refuses: 'REFUND_REJECTED' })

  expect(await send()).toBe(0)

  expect(await refunds()).toMatchObject([{ status: 'FAILED', failure: 'REFUND_REJECTED' }])
  expect(await bank.order(order)).toMatchObject({ waiting_for: 'REFUND' })
  expect(await openTasks(app)).toEqual([`FAILED ${order}`])
  await expectLedgerToBalance(app)

  const [failed] = await refunds()
  replyOf(await bank.answer(failed!.id, 'TRANSFER'))
  expect(await openTasks(app)).toEqual([])
  await nameAccount()
  expect((await bank.dueRefunds()).items).toMatchObject([{ amount: 30_000, paid_by: 'BANK' }])
  await bank.sendDue()
  expect(await refunds()).toMatchObject([{ status: 'VOID' }, { status: 'SENT' }])
  expect(await receivedByMethod(app, order)).toEqual({
    'toss/card': 100_000,
    bank_transfer: -30_000,
  })
  await expectLedgerToBalance(app)
})

test('[PAY-03] retries a refund that the provider refused', async () => {
  const { app, order, bank, balance, give, send, refunds } = await startWithPaid()
  await give(30_000)
  app.toss.meets('cancel', { refuses: 'REFUND_REJECTED' })
  await send()
  const [failed] = await refunds()

  expect(replyOf(await bank.answer(failed!.id, 'NOT_SENT'))).toEqual({ status: 'VOID' })

  expect(await refunds()).toMatchObject([{ status: 'VOID' }, { status: 'AGREED' }])
  expect(await send()).toBe(1)
  expect(balance()).toBe(70_000)
  expect(await openTasks(app)).toEqual([])
  expect((await bank.order(order)).account.credit).toBe(0)
})

test('[PAY-02] reverses a provider’s payment only on the provider’s report', async () => {
  const { order, bank } = await startWithPaid()
  const { account } = await bank.order(order)

  expect(await bank.reverse(account.receipts[0]!.id)).toMatchObject({
    ok: false,
    refusal: { code: 'ILLEGAL_TRANSITION' },
  })
})
