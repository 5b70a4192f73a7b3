import { pino } from 'pino'
import { expect, test } from 'vitest'
import { listMoneyTasks, resolveAlarm } from '#contract/money-tasks.ts'
import {
  changePaymentMethod,
  confirmPayment,
  getPaymentProgress,
  openPaymentIntent,
} from '#contract/payment-flow.ts'
import type { AlarmResolution } from '#domain/payments/alarms.ts'
import { replyOf } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenMemberOrder, kindsSentTo, statusOf } from '#tests/support/given-orders.ts'
import { givenAgreed, openTasks, startAppWithToss } from '#tests/support/given-toss.ts'

test('[PAY-02] confirms an approved card payment and marks the order as paid', async () => {
  const app = await startAppWithToss()
  const { confirm, order, paymentKey, proof } = await givenAgreed(app)

  expect(replyOf(await confirm())).toMatchObject({
    state: 'PAID',
    status: 'PAID',
    provider: 'toss',
    method: 'card',
    receipt_url: expect.stringContaining(paymentKey),
  })
  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
  expect(await kindsSentTo(app, 'hana@example.com')).toContain('PAYMENT_CONFIRMED')
  const { order_number, guest_token } = proof
  const asked = { params: { order_number }, query: { guest_token } }
  expect(replyOf(await app.call(getPaymentProgress, asked))).toMatchObject({ state: 'PAID' })
})

test('[PAY-03] counts two redirects and a webhook at once as one payment', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'twice'
  const { confirm, order, proof } = await givenAgreed(app)
  const answers = await Promise.all([confirm(), confirm(), app.processWebhooks(), app.watch()])
  await app.toss.webhooks.allSent()
  await Promise.all([app.processWebhooks(), app.processWebhooks(), confirm()])

  expect(answers.slice(0, 2)).toMatchObject([{ ok: true }, { ok: true }])
  const asked = { params: { order_number: order }, query: proof }
  expect(replyOf(await app.call(getPaymentProgress, asked))).toMatchObject({ state: 'PAID' })
  expect(app.toss.payments.transactions).toHaveLength(1)
  const history = await app.db
    .selectFrom('order_history')
    .select('status')
    .where('status', '=', 'PAYMENT_COMPLETED')
    .execute()
  expect(history).toHaveLength(1)
})

test('[PAY-03] settles a confirmation that timed out by reading the payment', async () => {
  const app = await startAppWithToss({ timeoutMs: 1_500 })
  for (const trouble of ['neverAnswers', 'dropsAfter', 'breaksAfter'] as const) {
    const { confirm, order } = await givenAgreed(app)
    app.toss.meets('confirm', trouble)

    expect(replyOf(await confirm())).toMatchObject({ state: 'PAID' })
    expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
  }
})

test('[PAY-03] replies CHECKING while the provider does not answer, and resolves it with the next read', async () => {
  const app = await startAppWithToss()
  const { body, confirm, order, orderId, proof } = await givenAgreed(app)
  app.toss.meets('confirm', 'dropsAfter')
  app.toss.meets('read', 'dropsBefore')

  expect(replyOf(await confirm())).toMatchObject({ state: 'CHECKING', status: 'WAITING' })
  const second = app.toss.payments.authorise({ orderId, amount: body.amount })
  for (const meanwhile of [
    await app.call(openPaymentIntent, { body: proof }),
    await app.call(confirmPayment, { body: { ...body, payment_key: second.paymentKey } }),
    await app.call(changePaymentMethod, { body: { ...proof, payment_method: 'bank_transfer' } }),
  ]) {
    expect(meanwhile).toMatchObject({ refusal: { code: 'PAYMENT_IN_PROGRESS' } })
  }
  app.clock.advance(MINUTE_MS)
  const asked = { params: { order_number: order }, query: proof }
  expect(replyOf(await app.call(getPaymentProgress, asked))).toMatchObject({ state: 'PAID' })
})

test('[PAY-03] repeats a confirmation that never arrived with the same key', async () => {
  const app = await startAppWithToss()
  const { confirm } = await givenAgreed(app)
  app.toss.meets('confirm', 'dropsBefore')

  expect(replyOf(await confirm())).toMatchObject({ state: 'PAID' })
  const keys = app.toss.heard
    .filter(({ call }) => call === 'confirm')
    .map((it) => it.idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('[PAY-03] refuses a manipulated amount before calling the provider', async () => {
  const app = await startAppWithToss()
  const { body, order } = await givenAgreed(app)

  expect(await app.call(confirmPayment, { body: { ...body, amount: 1_000 } })).toMatchObject({
    status: 422,
    refusal: { code: 'AMOUNT_MISMATCH' },
  })
  expect(app.toss.heard).toEqual([])
  expect(await statusOf(app, order)).toBe('PAYMENT_PENDING')
})

test('[PAY-03] a payment in another currency pays no order', async () => {
  const app = await startAppWithToss()
  const { body, order, orderId } = await givenAgreed(app)
  const { paymentKey } = app.toss.payments.authorise({
    orderId,
    amount: body.amount,
    currency: 'USD',
  })

  await app.call(confirmPayment, { body: { ...body, payment_key: paymentKey } })

  expect(app.toss.payments.byKey(paymentKey).status).toBe('DONE')
  expect(await statusOf(app, order)).toBe('PAYMENT_PENDING')
  expect(await app.db.selectFrom('receipts').select('amount').execute()).toEqual([])
})

test('[PAY-03] refuses another person’s order and a payment of another order as not found', async () => {
  const app = await startAppWithToss()
  const mine = await givenAgreed(app)
  const another = await givenAgreed(app)
  const stranger = await givenMember(app)
  const { guest_token: _proof, ...unproven } = mine.body

  expect(await app.call(confirmPayment, { body: unproven })).toMatchObject({ status: 401 })
  expect(await app.call(confirmPayment, { body: unproven }, { as: stranger })).toMatchObject({
    status: 404,
    refusal: { code: 'ORDER_NOT_FOUND' },
  })
  const withAnothersProof = { ...mine.body, guest_token: another.proof.guest_token }
  expect(await app.call(confirmPayment, { body: withAnothersProof })).toMatchObject({ status: 404 })
  await another.confirm()
  const withAnothersPayment = { ...mine.body, payment_key: another.paymentKey }
  expect(await app.call(confirmPayment, { body: withAnothersPayment })).toMatchObject({
    status: 404,
  })
  expect(await statusOf(app, mine.order)).toBe('PAYMENT_PENDING')
})

test('[PAY-03] opens a task when the provider rejects the keys, and takes no money', async () => {
  const app = await startAppWithToss()
  const { confirm, order } = await givenAgreed(app)
  app.toss.meets('confirm', { refuses: 'UNAUTHORIZED_KEY' })

  expect(await confirm()).toMatchObject({ refusal: { code: 'PAYMENT_DECLINED' } })
  expect(await openTasks(app)).toEqual(['KEYS_REFUSED'])
  expect(await statusOf(app, order)).toBe('PAYMENT_PENDING')

  const as = await givenAdmin(app)
  const [alarm] = replyOf(await app.call(listMoneyTasks, {}, { as })).alarms
  const resolve = (resolution: AlarmResolution) =>
    app.call(resolveAlarm, { params: { id: alarm!.id }, body: { resolution } }, { as })
  // There is no payment to ask about.
  expect(await resolve('ASK_AGAIN')).toMatchObject({ refusal: { code: 'ILLEGAL_TRANSITION' } })
  expect(replyOf(await resolve('KNOWN'))).toEqual({ is_closed: true })
  expect(await openTasks(app)).toEqual([])
})

test.each([
  'NOT_FOUND_TERMINAL_ID',
  'INVALID_UNREGISTERED_SUBMALL',
  'NOT_REGISTERED_BUSINESS',
] as const)(
  '[PAY-03] logs and opens one task when the provider rejects the shop, and takes no money: %s',
  async (code) => {
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => lines.push(line) })
    const app = await startAppWithToss({ log })
    const { confirm, order } = await givenAgreed(app)
    app.toss.meets('confirm', { refuses: code })
    expect(await confirm()).toMatchObject({ refusal: { code: 'PAYMENT_DECLINED' } })

    // Another customer approves without returning to the site.
    await givenAgreed(app)
    app.clock.advance(5 * MINUTE_MS)
    app.toss.meets('confirm', { refuses: code })
    await app.watch()

    expect(await openTasks(app)).toEqual(['SHOP_REFUSED'])
    const alarms = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50)
    expect(alarms).toMatchObject([{ code }, { code }])
    expect(await statusOf(app, order)).toBe('PAYMENT_PENDING')
    const ends = await app.db
      .selectFrom('payment_intents')
      .select(['status', 'failure_code'])
      .execute()
    expect(ends).toEqual([1, 2].map(() => ({ status: 'FAILED', failure_code: code })))
  },
)

test('confirms by order number alone, and repeats the reply for the same key', async () => {
  const app = await startAppWithToss()
  const member = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, member, { payment_method: 'card' })
  const { paymentKey } = app.toss.payments.authorise({ orderId: order_number, amount: 100_000 })
  const body = { order_number, payment_key: paymentKey, amount: 100_000 }
  const options = { as: member, idempotencyKey: 'a-key-of-a-confirmation' }

  const first = replyOf(await app.call(confirmPayment, { body }, options))
  expect(first).toMatchObject({ state: 'PAID' })
  expect(replyOf(await app.call(confirmPayment, { body }, options))).toEqual(first)
  const other = { ...body, payment_key: 'another' }
  expect(await app.call(confirmPayment, { body: other }, options)).toMatchObject({
    refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
  })
})
