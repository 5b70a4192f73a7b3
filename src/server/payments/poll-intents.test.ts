import { expect, test } from 'vitest'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { changePaymentMethod } from '#contract/payment-flow.ts'
import { replyOf } from '#tests/support/app.ts'
import { HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenDeposit, statusOf } from '#tests/support/given-orders.ts'
import { givenAgreed, intentsOf, openTasks, startAppWithToss } from '#tests/support/given-toss.ts'
import { expectLedgerToBalance } from '#tests/support/ledger.ts'

/** A virtual account that its customer abandoned for a bank transfer, without a deposit. */
async function givenLeftAccount(app: Awaited<ReturnType<typeof startAppWithToss>>) {
  const agreed = await givenAgreed(app, { method: '가상계좌' })
  await agreed.confirm()
  const body = { ...agreed.proof, payment_method: 'bank_transfer' }
  replyOf(await app.call(changePaymentMethod, { body }))
  return agreed
}

test('[PAY-03] confirms an approved payment whose redirect was lost', async () => {
  const app = await startAppWithToss()
  const { order } = await givenAgreed(app)
  app.clock.advance(MINUTE_MS)

  await app.watch()
  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
})

test.each([
  ['called off', 'CANCELLED'],
  ['paid by transfer', 'PAYMENT_COMPLETED'],
] as const)(
  '[PAY-03] does not confirm an approved payment of an order that was %s meanwhile',
  async (what, status) => {
    const app = await startAppWithToss()
    const { order, paymentKey, proof } = await givenAgreed(app)
    const cancel = { params: { order_number: order }, body: { ...proof, reason: '바뀌었어요' } }
    if (what === 'called off') replyOf(await app.call(cancelOrder, cancel))
    else await givenDeposit(app, order)
    app.clock.advance(MINUTE_MS)
    await app.watch()
    expect(app.toss.heard.filter(({ call }) => call === 'confirm')).toEqual([])

    app.clock.advance(HOUR_MS / 2)
    await app.watch()

    expect(app.toss.payments.byKey(paymentKey).status).toBe('EXPIRED')
    expect(await intentsOf(app, order)).toMatchObject([{ status: 'FAILED' }])
    expect(await statusOf(app, order)).toBe(status)
    expect(await openTasks(app)).toEqual([])
    await expectLedgerToBalance(app)
  },
)

test('[PAY-02] records a deposit on a virtual account, by webhook or by polling', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const { confirm, order, orderId } = await givenAgreed(app, { method: '가상계좌' })
  await confirm()
  app.clock.advance(HOUR_MS)
  app.toss.payments.deposit(orderId)

  await app.watch()
  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
})

test('[PAY-03] opens a task for a payment with an unknown outcome after half an hour, until it is known', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const { confirm, order, paymentKey } = await givenAgreed(app)
  app.toss.meets('confirm', 'dropsAfter')
  app.toss.meets('read', 'dropsBefore')
  await confirm()
  const lookAfter = async (ms: number) => {
    app.clock.advance(ms)
    await app.watch()
    return openTasks(app)
  }

  app.toss.meets('read', 'dropsBefore')
  expect(await lookAfter(MINUTE_MS)).toEqual([])
  app.toss.meets('read', 'dropsBefore')
  expect(await lookAfter(HOUR_MS / 2)).toEqual([`PAYMENT_UNKNOWN ${order}`])
  expect(await lookAfter(MINUTE_MS)).toEqual([])
  expect(app.toss.payments.byKey(paymentKey).status).toBe('DONE')
  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
})

test('[PAY-03] opens no task if the outcome is found at that moment', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const { confirm, order } = await givenAgreed(app)
  app.toss.meets('confirm', 'dropsAfter')
  app.toss.meets('read', 'dropsBefore')
  await confirm()
  app.clock.advance(HOUR_MS)

  await app.watch()
  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
  const alarms = app.db.selectFrom('money_alarms').select('kind').execute()
  expect(await alarms).toEqual([])
})

test('[PAY-03] refunds a card payment that succeeds after its order was cancelled', async () => {
  const app = await startAppWithToss()
  const { confirm, order, paymentKey, proof } = await givenAgreed(app)
  app.toss.meets('confirm', 'dropsAfter')
  app.toss.meets('read', 'dropsBefore')
  await confirm()
  const cancel = { params: { order_number: order }, body: { ...proof, reason: '바뀌었어요' } }
  replyOf(await app.call(cancelOrder, cancel))
  app.clock.advance(MINUTE_MS)
  await app.watch()
  await app.sendRefunds()

  expect(await statusOf(app, order)).toBe('CANCELLED')
  expect(app.toss.payments.byKey(paymentKey)).toMatchObject({
    status: 'CANCELED',
    balanceAmount: 0,
  })
  await expectLedgerToBalance(app)
})

test('[PAY-02] closes the virtual account of a cancelled order', async () => {
  const app = await startAppWithToss()
  const { confirm, order, orderId, proof } = await givenAgreed(app, { method: '가상계좌' })
  await confirm()
  const cancel = { params: { order_number: order }, body: { ...proof, reason: '바뀌었어요' } }
  replyOf(await app.call(cancelOrder, cancel))
  app.clock.advance(HOUR_MS)
  await app.watch()

  expect(app.toss.payments.byOrder(orderId).status).toBe('CANCELED')
  expect(await intentsOf(app, order)).toMatchObject([
    { status: 'FAILED', failure_code: 'ABANDONED' },
  ])
})

test('[PAY-02] closes a virtual account later if the provider refused once', async () => {
  const app = await startAppWithToss()
  const { order, orderId } = await givenLeftAccount(app)
  app.toss.meets('cancel', { refuses: 'REFUND_REJECTED' })
  await app.watch()
  expect(app.toss.payments.byOrder(orderId).status).toBe('WAITING_FOR_DEPOSIT')

  app.clock.advance(HOUR_MS)
  await app.watch()

  expect(app.toss.payments.byOrder(orderId).status).toBe('CANCELED')
  expect(await intentsOf(app, order)).toMatchObject([
    { status: 'FAILED', failure_code: 'ABANDONED' },
  ])
})

test('[PAY-03] refunds a second payment of a paid order, once', async () => {
  const app = await startAppWithToss()
  const { confirm, order, paymentKey } = await givenAgreed(app)
  app.toss.meets('confirm', 'dropsAfter')
  app.toss.meets('read', 'dropsBefore')
  await confirm()
  await givenDeposit(app, order)
  app.clock.advance(MINUTE_MS)
  await app.watch()
  await app.sendRefunds()
  app.clock.advance(HOUR_MS)
  await app.watch()
  await app.sendRefunds()

  expect(app.toss.payments.byKey(paymentKey)).toMatchObject({
    status: 'CANCELED',
    balanceAmount: 0,
  })
  expect(app.toss.payments.byKey(paymentKey).cancels).toHaveLength(1)
  expect(await intentsOf(app, order)).toMatchObject([{ status: 'SETTLED' }])
  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
})

test('[PAY-03] keeps the refund of a deposit on an abandoned account waiting for the customer’s account', async () => {
  const app = await startAppWithToss()
  const { order, orderId, paymentKey, amount } = await givenLeftAccount(app)
  await givenDeposit(app, order)
  app.toss.payments.deposit(orderId)
  await app.watch()
  app.clock.advance(HOUR_MS)
  await app.watch()

  await app.sendRefunds()

  expect(await intentsOf(app, order)).toMatchObject([{ status: 'SETTLED' }])
  const refunds = await app.db
    .selectFrom('refunds')
    .innerJoin('receipts', 'receipts.id', 'receipt_id')
    .select([
      'receipts.external_reference as payment_key',
      'receipts.order_number',
      'paid_by',
      'refunds.amount',
      'status',
    ])
    .execute()
  expect(refunds).toEqual([
    { payment_key: paymentKey, order_number: order, paid_by: 'PROVIDER', amount, status: 'AGREED' },
  ])
  expect(app.toss.payments.byKey(paymentKey).cancels).toEqual([])
  await expectLedgerToBalance(app)
})

test('[PAY-03] does not refund a deposit by closing its account a second time', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const { order, orderId, paymentKey } = await givenLeftAccount(app)
  app.toss.meets('cancel', 'breaksBefore')
  await app.watch()
  app.toss.payments.deposit(orderId)
  // Closing is repeated before the deposit is reported.
  app.toss.meets('read', 'dropsBefore')
  app.clock.advance(MINUTE_MS)
  await app.watch()
  app.clock.advance(MINUTE_MS)
  await app.watch()

  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
  const [intent] = await intentsOf(app, order)
  const ends = app.toss.heard.filter(({ call }) => call === 'cancel')
  expect(intent).toMatchObject({ status: 'SETTLED' })
  const keys = ends.map((it) => it.idempotencyKey)
  expect(keys).toEqual(Array(2).fill(expect.stringMatching(`^end ${intent!.id}:\\d+$`)))
  expect(new Set(keys).size).toBe(1)
  expect(app.toss.payments.byKey(paymentKey)).toMatchObject({ status: 'DONE', cancels: [] })
  await expectLedgerToBalance(app)
})
