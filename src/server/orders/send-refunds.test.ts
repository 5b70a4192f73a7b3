import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listDueRefunds } from '#contract/admin-money.ts'
import {
  confirmDeposit,
  getAdminOrder,
  markRefundPaidOut,
  receiveDeposit,
  refundOrder,
  setRefundAccount,
  takeBackDeposit,
} from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { replyOf } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance, heldAt } from '#tests/support/books.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { accountToRefundTo, kindsSentTo } from '#tests/support/given-orders.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { givenAgreed, openTasks, startAppWithToss } from '#tests/support/given-toss.ts'
import type { TossMethod } from '#tests/support/toss/book.ts'
import { sendRefunds } from './send-refunds.ts'

const reason = '일정이 바뀌었어요'

async function startWithPaid(method: TossMethod = '카드') {
  const app = await startAppWithToss()
  const { confirm, order, orderId, paymentKey, proof } = await givenAgreed(app, { method })
  await confirm()
  if (method === '가상계좌') {
    app.toss.book.deposit(orderId)
    await app.toss.notices.letGo()
    await app.workOffNotices()
  }
  const params = { order_number: order }
  const as = await givenAdmin(app)
  return {
    app,
    order,
    paymentKey,
    params,
    as,
    guest_token: proof.guest_token,
    balance: () => app.toss.book.byKey(paymentKey).balanceAmount,
    send: () => sendRefunds(app.deps),
    part: (amount: number) =>
      app.call(refundOrder, { params, body: { amount, reason, keeps_order: true } }, { as }),
    refunds: async () => replyOf(await app.call(getAdminOrder, { params }, { as })).refunds,
  }
}

test('[PAY-03] a card payment goes back the way it came, and its customer is told', async () => {
  const { app, order, params, as, guest_token, balance, send, refunds } = await startWithPaid()
  const cancelled = await app.call(cancelOrder, { params, body: { reason, guest_token } })
  expect(replyOf(cancelled)).toMatchObject({ refund_amount: 100_000, goes: 'AS_IT_CAME' })
  expect(await refunds()).toMatchObject([
    { status: 'APPROVED', approved_by: 'RULE', by_hand: false },
  ])
  expect(replyOf(await app.call(listDueRefunds, {}, { as })).items).toEqual([])

  expect(await send()).toBe(1)

  expect(balance()).toBe(0)
  expect(await refunds()).toMatchObject([{ status: 'PAID_OUT', failure: null }])
  expect(await kindsSentTo(app, 'hana@example.com')).toContain('REFUND_PAID_OUT')
  expect(await accountOf(app, 'RECEIVED', order)).toBe(0)
  await expectBooksToBalance(app)
  expect(await send()).toBe(0)
})

test('[PAY-03] partial cancel twice, and jobs that race: each goes back once', async () => {
  const { app, balance, send, part, refunds } = await startWithPaid()
  replyOf(await part(30_000))
  replyOf(await part(20_000))

  await Promise.all([send(), send(), send()])
  await send()

  expect(balance()).toBe(50_000)
  expect(await refunds()).toMatchObject([{ status: 'PAID_OUT' }, { status: 'PAID_OUT' }])
  await expectBooksToBalance(app)
})

test('[PAY-03] a cancel whose end is not known is asked for again and goes back once', async () => {
  const { app, balance, send, part, refunds } = await startWithPaid()
  replyOf(await part(30_000))
  app.toss.meets('cancel', 'breaksBefore')

  expect(await send()).toBe(0)
  expect(await refunds()).toMatchObject([{ status: 'SENDING', by_hand: false }])
  await expectBooksToBalance(app)
  expect(await send()).toBe(1)

  expect(balance()).toBe(70_000)
  await expectBooksToBalance(app)
})

test('[PAY-03] a passing trouble at the company, which it repeats to its key, keeps no refund waiting', async () => {
  const { app, balance, send, part, refunds } = await startWithPaid()
  replyOf(await part(30_000))
  app.toss.meets('cancel', { refuses: 'PROVIDER_ERROR' })
  app.toss.meets('read', 'dropsBefore')
  expect(await send()).toBe(0)

  expect(await send()).toBe(1)

  expect(await refunds()).toMatchObject([{ status: 'PAID_OUT' }])
  expect(balance()).toBe(70_000)
})

test('[PAY-03] a refund that the company puts off under its key is the owner’s task each day anew, until it is given back there', async () => {
  const { app, order, paymentKey, balance, send, part } = await startWithPaid()
  const owner = givenOwner(app)
  replyOf(await part(30_000))
  app.toss.meets('cancel', { refuses: 'FORBIDDEN_CONSECUTIVE_REQUEST' })
  await send()
  app.clock.advance(30 * MINUTE_MS - 1)
  await send()
  expect(await openTasks(app)).toEqual([])

  app.clock.advance(1)
  await send()
  const [task] = await owner.tasks()
  expect(task).toMatchObject({ kind: 'REFUND_UNKNOWN', order_number: order, amount: 30_000 })
  replyOf(await owner.resolve(task!.id, { resolution: 'KNOWN' }))
  await send()
  expect(await openTasks(app)).toEqual([])
  app.clock.advance(DAY_MS)
  await send()
  expect(await openTasks(app)).toEqual([`REFUND_UNKNOWN ${order}`])

  const inTheirOffice = { cancelAmount: 30_000, cancelReason: '상점 화면에서' }
  app.toss.book.cancel(paymentKey, inTheirOffice)
  expect(await send()).toBe(1)
  expect(balance()).toBe(70_000)
  expect(await openTasks(app)).toEqual([`REFUND_FOUND ${order}`])
  await expectBooksToBalance(app)
})

test('[PAY-03] keys that the company does not take for a refund are the owner’s task at once', async () => {
  const { app, send, part, refunds } = await startWithPaid()
  replyOf(await part(30_000))
  app.toss.meets('cancel', { refuses: 'UNAUTHORIZED_KEY' })

  expect(await send()).toBe(0)

  expect(await openTasks(app)).toEqual(['KEYS_REFUSED KEYS_REFUSED'])
  expect(await refunds()).toMatchObject([{ status: 'SENDING', failure: 'UNAUTHORIZED_KEY' }])
})

test('[PAY-03] a hundred refunds whose accounts nobody names keep no other from leaving', async () => {
  const { app, params, as, balance, send, part } = await startWithPaid('가상계좌')
  for (let nth = 0; nth < 2; nth += 1) replyOf(await part(1))
  await sql`
    insert into refunds (payment_id, order_number, amount, reason, status, requested_by, requested_at,
      approved_at, by_company)
    select payment_id, order_number, 1, reason, status, requested_by, requested_at, approved_at, by_company
    from refunds cross join generate_series(1, 50)
  `.execute(app.db)
  const { confirm, paymentKey, order } = await givenAgreed(app)
  replyOf(await confirm())
  app.clock.advance(MINUTE_MS)
  const body = { amount: 30_000, reason, keeps_order: true }
  replyOf(await app.call(refundOrder, { params: { order_number: order }, body }, { as }))

  expect(await send()).toBe(1)

  expect(app.toss.book.byKey(paymentKey).balanceAmount).toBe(70_000)
  expect(balance()).toBe(100_000)
  expect(params.order_number).not.toBe(order)
})

test('[PAY-03] what the company refuses is the studio’s to pay, and a task of today', async () => {
  const { app, params, as, send, part, refunds } = await startWithPaid()
  replyOf(await part(30_000))
  app.toss.meets('cancel', { refuses: 'REFUND_REJECTED' })

  expect(await send()).toBe(0)

  expect(await refunds()).toMatchObject([
    { status: 'FAILED', by_hand: true, failure: 'REFUND_REJECTED' },
  ])
  const order = replyOf(await app.call(getAdminOrder, { params }, { as }))
  expect(order.waiting_for).toBe('MONEY')
  await expectBooksToBalance(app)
})

test('[PAY-02] a deposit on a virtual account goes back once its account is named', async () => {
  const { app, params, as, balance, send, part } = await startWithPaid('가상계좌')
  replyOf(await part(30_000))
  expect(await send()).toBe(0)

  const body = { refund_account: accountToRefundTo }
  replyOf(await app.call(setRefundAccount, { params, body }, { as }))
  expect(await send()).toBe(1)

  expect(balance()).toBe(70_000)
  await expectBooksToBalance(app)
})

test('[PAY-02] a refund of a deposit that its bank could not pay out is the owner’s task until it has arrived', async () => {
  const { app, order, params, as, send, part } = await startWithPaid('가상계좌')
  replyOf(await part(30_000))
  const body = { refund_account: accountToRefundTo }
  replyOf(await app.call(setRefundAccount, { params, body }, { as }))
  expect(await send()).toBe(1)
  const hear = async (status: 'FAILED' | 'COMPLETED') => {
    app.toss.book.refundArrives(order, status)
    await app.toss.notices.letGo()
    await app.workOffNotices()
  }

  await hear('FAILED')
  const [task] = await givenOwner(app).tasks()
  expect(task).toMatchObject({ kind: 'REFUND_NOT_ARRIVED', order_number: order, amount: 30_000 })
  await hear('COMPLETED')
  expect(await openTasks(app)).toEqual([])
})

test('[PAY-01] what comes on the studio’s own account is a transfer, also for an order that was to be paid by card', async () => {
  const app = await startAppWithToss()
  const { order, proof } = await givenAgreed(app)
  const params = { order_number: order }
  const as = await givenAdmin(app)

  const body = { amount: 100_000 }
  replyOf(await app.call(confirmDeposit, { params, body }, { as }))

  const { payment } = replyOf(await app.call(getAdminOrder, { params }, { as }))
  expect(payment).toMatchObject({ method: 'bank_transfer', provider: 'bank_transfer' })
  expect(await heldAt(app, order)).toEqual({ bank_transfer: 100_000 })
  const cancel = { reason, guest_token: proof.guest_token }
  expect(await app.call(cancelOrder, { params, body: cancel })).toMatchObject({ status: 422 })
})

test('[PAY-01] a transfer for an order that was paid by card is transferred back, and the card is left alone', async () => {
  const { app, order, params, as, balance, send, refunds } = await startWithPaid()

  replyOf(await app.call(receiveDeposit, { params, body: { amount: 100_000 } }, { as }))

  expect(await refunds()).toMatchObject([
    { deposit_kind: 'TWICE', by_hand: true, lacks_account: true },
  ])
  expect(await send()).toBe(0)
  expect(balance()).toBe(100_000)
  expect(await heldAt(app, order)).toEqual({ 'toss/card': 100_000, bank_transfer: 100_000 })
})

test('[PAY-03] a refund that the company refuses leaves from the studio’s own account, in the book too', async () => {
  const { app, order, params, as, part, send } = await startWithPaid()
  replyOf(await part(30_000))
  app.toss.meets('cancel', { refuses: 'NOT_CANCELABLE_AMOUNT' })
  await send()

  replyOf(await app.call(markRefundPaidOut, { params }, { as }))

  expect(await heldAt(app, order)).toEqual({ 'toss/card': 100_000, bank_transfer: -30_000 })
})

test('[PAY-02] what a company took is taken back by its own word alone', async () => {
  const { app, params, as } = await startWithPaid()

  const takenBack = await app.call(takeBackDeposit, { params, body: {} }, { as })

  expect(takenBack).toMatchObject({ ok: false, refusal: { code: 'ILLEGAL_TRANSITION' } })
})
