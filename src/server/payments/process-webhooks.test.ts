import { expect, test } from 'vitest'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { receiveTossWebhook } from '#contract/payment-flow.ts'
import { replyOf } from '#tests/support/app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { orderRow, statusOf } from '#tests/support/given-orders.ts'
import {
  givenAgreed,
  intentsOf,
  openTasks,
  startAppWithToss,
  type TossApp,
} from '#tests/support/given-toss.ts'
import { receivedByMethod } from '#tests/support/ledger.ts'

const isReported = async (app: TossApp, order: string) =>
  (await intentsOf(app, order)).some(({ reported_at }) => reported_at)

test('[PAY-03] settles a payment by a webhook before the redirect, which then finds it', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'atOnce'
  const { confirm, order } = await givenAgreed(app)
  app.toss.meets('confirm', 'dropsAfter')
  app.toss.meets('read', 'dropsBefore')
  await confirm()
  await app.toss.webhooks.allSent()
  expect(await statusOf(app, order)).toBe('PAYMENT_PENDING')

  expect(await app.processWebhooks()).toBe(1)
  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
  expect(replyOf(await confirm())).toMatchObject({ state: 'PAID' })
})

test('[PAY-03] applies repeated, late and reordered webhooks once', async () => {
  const app = await startAppWithToss()
  const { confirm, order, orderId } = await givenAgreed(app, { method: '가상계좌' })
  await confirm()
  app.toss.payments.deposit(orderId)
  expect(await app.toss.webhooks.deliverHeld({ backwards: true, times: 3 })).toEqual(
    Array(12).fill(200),
  )

  expect(await app.processWebhooks()).toBe(1)
  expect(await app.processWebhooks()).toBe(0)
  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
  const paid = await app.db
    .selectFrom('order_history')
    .select('id')
    .where('status', '=', 'PAYMENT_COMPLETED')
    .execute()
  expect(paid).toHaveLength(1)
})

test('[PAY-03] trusts only the payment read at the provider, never a webhook', async () => {
  const app = await startAppWithToss()
  const { confirm, order, orderId, paymentKey } = await givenAgreed(app, { method: '가상계좌' })
  await confirm()
  const claims = { status: 'DONE', paymentKey, orderId, totalAmount: 100_000 }
  const body = { eventType: 'PAYMENT_STATUS_CHANGED', createdAt: '', data: claims }
  const headers = { 'tosspayments-webhook-transmission-id': 'invented' }
  replyOf(await app.call(receiveTossWebhook, { body }, { headers }))

  await app.processWebhooks()
  expect(await statusOf(app, order)).toBe('PAYMENT_PENDING')
})

test('[PAY-03] requires the secret in a webhook about a deposit', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const { confirm, order, orderId } = await givenAgreed(app, { method: '가상계좌' })
  await confirm()
  const reads = () => app.toss.heard.filter(({ call }) => call === 'read').length
  const before = reads()
  const forged = { createdAt: '', secret: 'ps_guessed', status: 'DONE', orderId }
  expect(await app.toss.webhooks.send({ transmissionId: 'one', body: forged })).toBe(200)
  await app.processWebhooks()

  expect(await isReported(app, order)).toBe(false)
  expect(reads()).toBe(before)
})

test('[PAY-03] replies 200 to webhooks of unknown orders and other events, and reads nothing', async () => {
  const app = await startAppWithToss()
  const unknown = { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: 'GYNOBODYKNOWS' } }
  const other = { eventType: 'METHOD_UPDATED', data: {} }
  for (const [transmissionId, body] of Object.entries({ a: unknown, b: other, c: [] })) {
    expect(await app.toss.webhooks.send({ transmissionId, body })).toBe(
      Array.isArray(body) ? 422 : 200,
    )
  }
  expect(await app.processWebhooks()).toBe(0)
  expect(app.toss.heard).toEqual([])
})

test('[PAY-03] reads the payment of a cancellation webhook; ignores one without a payment', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const { confirm, order, paymentKey } = await givenAgreed(app)
  await confirm()
  const { cancels } = app.toss.payments.cancel(paymentKey, { cancelReason: '상점 화면에서' })
  const reads = () => app.toss.heard.filter(({ call }) => call === 'read').length
  const before = reads()
  const sendCancellation = (transmissionId: string, data: object) =>
    app.toss.webhooks.send({
      transmissionId,
      body: { eventType: 'CANCEL_STATUS_CHANGED', createdAt: '', data },
    })

  expect(await sendCancellation('one', { ...cancels[0] })).toBe(200)
  await app.processWebhooks()
  expect(reads()).toBe(before)
  expect(await openTasks(app)).toEqual([])

  expect(await sendCancellation('two', { ...cancels[0], paymentKey })).toBe(200)
  expect(await app.processWebhooks()).toBe(1)
  expect(await openTasks(app)).toEqual([`GIVEN_BACK ${order}`])
  const refunds = app.db.selectFrom('refunds').select(['amount', 'status'])
  expect(await refunds.execute()).toEqual([{ amount: 100_000, status: 'SENT' }])
  const paid = app.db.selectFrom('receipts').select('order_number')
  expect(await paid.execute()).toEqual([{ order_number: order }])
})

test('[PAY-03] refunds a deposit that arrives after its order ended, and closes the account', async () => {
  const app = await startAppWithToss()
  const { confirm, order, orderId, proof } = await givenAgreed(app, { method: '가상계좌' })
  await confirm()
  const cancel = { params: { order_number: order }, body: { ...proof, reason: '바뀌었어요' } }
  replyOf(await app.call(cancelOrder, cancel))
  app.toss.payments.deposit(orderId)
  await app.toss.webhooks.deliverHeld()
  await app.processWebhooks()

  expect(await statusOf(app, order)).toBe('CANCELLED')
  const owed = app.db
    .selectFrom('refunds')
    .innerJoin('receipts', 'receipts.id', 'receipt_id')
    .select(['order_number', 'refunds.amount', 'refunds.status'])
  expect(await owed.execute()).toEqual([{ order_number: order, amount: 100_000, status: 'AGREED' }])
  expect(await intentsOf(app, order)).toMatchObject([{ status: 'SETTLED' }])
})

test('[PAY-02] lets the order be paid by another method when its virtual account expires', async () => {
  const app = await startAppWithToss()
  const { confirm, order, orderId } = await givenAgreed(app, { method: '가상계좌' })
  await confirm()
  app.clock.advance(DAY_MS)
  app.toss.payments.expire(orderId)
  await app.toss.webhooks.deliverHeld()
  await app.processWebhooks()

  expect(await intentsOf(app, order)).toMatchObject([{ status: 'FAILED' }])
  expect(await statusOf(app, order)).toBe('PAYMENT_PENDING')
})

test('[PAY-03] makes the price due again after a webhook about a reversed deposit', async () => {
  const app = await startAppWithToss()
  const { confirm, order, orderId } = await givenAgreed(app, { method: '가상계좌' })
  await confirm()
  app.toss.payments.deposit(orderId)
  await app.toss.webhooks.deliverHeld()
  await app.processWebhooks()
  // A read at the moment of the deposit may be from before it.
  app.clock.advance(MINUTE_MS)
  app.toss.payments.takeBack(orderId)
  await app.toss.webhooks.deliverHeld()
  await app.processWebhooks()

  const receipts = app.db.selectFrom('receipts').select('reversed_at')
  expect(await receipts.execute()).toEqual([{ reversed_at: expect.any(Date) }])
  expect(await orderRow(app, order)).toMatchObject({ amount_due: 100_000 })
  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
  expect(await intentsOf(app, order)).toMatchObject([{ status: 'WAITING_FOR_DEPOSIT' }])
  expect(await receivedByMethod(app, order)).toEqual({})
  expect(await openTasks(app)).toEqual([])
})
