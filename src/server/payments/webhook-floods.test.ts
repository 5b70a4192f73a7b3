import { expect, test } from 'vitest'
import { receiveTossWebhook } from '#contract/payment-flow.ts'
import { WEBHOOK_MAX_BYTES } from '#domain/limits/limits.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenGuestOrder, statusOf } from '#tests/support/given-orders.ts'
import {
  givenAgreed,
  intentsOf,
  startAppWithToss,
  type TossApp,
} from '#tests/support/given-toss.ts'
import { openTransaction } from '#tests/support/open-transaction.ts'

const JUNK = 1_000
const AT_ONCE = 20
const MOST_A_MINUTE = 600

/** Posts an event about an order from a network; returns the status of the reply. */
async function post(app: TossApp, orderId: string, remoteAddress = '203.0.113.9', more = {}) {
  const { method, path: url } = receiveTossWebhook
  const payload = { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId, ...more } }
  return (await app.app.inject({ method, url, payload, remoteAddress })).statusCode
}

/** Posts many different events at once; returns the distinct statuses of the replies. */
async function flood(app: TossApp, count: number, orderIdOf: (nth: number) => string) {
  const statuses = new Set<number>()
  for (let nth = 0; nth < count; nth += AT_ONCE) {
    const posts = Array.from({ length: AT_ONCE }, (_, at) =>
      post(app, orderIdOf(nth + at), undefined, { paymentKey: `junk${nth + at}` }),
    )
    for (const status of await Promise.all(posts)) statuses.add(status)
  }
  return [...statuses]
}

async function givenAccountToPay(app: TossApp) {
  const agreed = await givenAgreed(app, { method: '가상계좌' })
  await agreed.confirm()
  await app.toss.webhooks.deliverHeld()
  await app.processWebhooks()
  app.clock.advance(MINUTE_MS)
  return agreed
}

const readsOf = ({ toss }: TossApp) => toss.heard.filter(({ call }) => call === 'read').length

test('[PAY-03] [A-07] applies a true webhook in one run after a flood about unknown orders, and reads no other', async () => {
  const app = await startAppWithToss({ rateLimits: false })
  const { order, orderId } = await givenAccountToPay(app)
  const before = readsOf(app)
  expect(await flood(app, JUNK, (nth) => `GYJUNK${nth}`)).toEqual([200])
  app.toss.payments.deposit(orderId)
  await app.toss.webhooks.deliverHeld()

  expect(await app.processWebhooks()).toBe(1)
  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
  expect(readsOf(app)).toBe(before + 1)
})

test('[PAY-03] [A-07] reads a payment once in a run, however many webhooks named it', async () => {
  const app = await startAppWithToss({ rateLimits: false })
  const { orderId } = await givenAccountToPay(app)
  const before = readsOf(app)
  expect(await flood(app, JUNK, () => orderId)).toEqual([200])

  expect(await app.processWebhooks()).toBe(1)
  expect(await app.processWebhooks()).toBe(0)
  expect(readsOf(app)).toBe(before + 1)
})

test('[PAY-03] settles a payment whose webhook arrived before its intent was committed', async () => {
  const app = await startAppWithToss()
  const { order_number: order, total_price: amount } = await givenGuestOrder(app, {
    payment_method: 'card',
  })
  const { tx, end } = await openTransaction(app.db)
  const intent = { order_number: order, provider_order_id: order, provider: 'toss', amount }
  await tx
    .insertInto('payment_intents')
    .values({ ...intent, sequence: 1, status: 'OPEN', created_at: app.clock.now() })
    .execute()
  const { paymentKey } = app.toss.payments.authorise({ orderId: order, amount, method: '카드' })
  expect(await post(app, order, undefined, { paymentKey })).toBe(200)
  await end('commit')

  await app.processWebhooks()
  await app.watch()
  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
})

test('[PAY-03] reads a payment again if a webhook arrives while it is read', async () => {
  const app = await startAppWithToss()
  const { order, orderId } = await givenAccountToPay(app)
  const { promise: replied, resolve: reply } = Promise.withResolvers<void>()
  app.toss.meets('read', { answersAfter: replied })
  const before = readsOf(app)
  await post(app, orderId)
  const running = app.processWebhooks()
  await expect.poll(() => readsOf(app)).toBe(before + 1)
  app.toss.payments.deposit(orderId)
  await app.toss.webhooks.deliverHeld()
  reply()
  await running
  expect(await statusOf(app, order)).toBe('PAYMENT_PENDING')

  app.clock.advance(MINUTE_MS)
  expect(await app.processWebhooks()).toBe(1)
  expect(await statusOf(app, order)).toBe('PAYMENT_COMPLETED')
})

test('[PAY-03] reads a payment in the next run, behind the others, if the provider did not reply', async () => {
  const app = await startAppWithToss()
  const first = await givenAccountToPay(app)
  const second = await givenAccountToPay(app)
  await post(app, first.orderId)
  app.clock.advance(MINUTE_MS)
  await post(app, second.orderId)
  app.clock.advance(MINUTE_MS)
  app.toss.meets('read', 'dropsBefore')

  expect(await app.processWebhooks()).toBe(1)
  expect(await intentsOf(app, second.order)).toMatchObject([{ reported_at: null }])
  expect(await intentsOf(app, first.order)).toMatchObject([{ reported_at: app.clock.now() }])
  expect(await app.processWebhooks()).toBe(1)
})

test('[PAY-03] starts no read later than half a minute after a run began', async () => {
  const app = await startAppWithToss()
  const { promise: replied, resolve: reply } = Promise.withResolvers<void>()
  for (const { orderId } of [await givenAccountToPay(app), await givenAccountToPay(app)]) {
    await post(app, orderId)
  }
  app.toss.meets('read', { answersAfter: replied })
  const before = readsOf(app)
  const running = app.processWebhooks()
  await expect.poll(() => readsOf(app)).toBe(before + 1)
  app.clock.advance(MINUTE_MS)
  reply()

  expect(await running).toBe(1)
  expect(await app.processWebhooks()).toBe(1)
})

test('[SEC-03] [A-07] limits webhooks per network; one that was refused is taken when it is sent again', async () => {
  const app = await startAppWithToss()
  const { order, orderId } = await givenAccountToPay(app)
  expect(await flood(app, MOST_A_MINUTE, (nth) => `GYJUNK${nth}`)).toEqual([200])
  expect(await post(app, orderId)).toBe(429)
  expect(await intentsOf(app, order)).toMatchObject([{ reported_at: null }])
  expect(await post(app, orderId, '198.51.100.7')).toBe(200)

  app.clock.advance(MINUTE_MS)
  expect(await post(app, orderId)).toBe(200)
})

test('[SEC-03] [A-07] refuses the body of a webhook that is larger than any payment', async () => {
  const app = await startAppWithToss()
  const filledTo = (bytes: number) => ({ metadata: 'x'.repeat(bytes) })
  expect(await post(app, 'GYJUNK', undefined, filledTo(WEBHOOK_MAX_BYTES))).toBe(413)
  expect(await post(app, 'GYJUNK', undefined, filledTo(WEBHOOK_MAX_BYTES - 1_000))).toBe(200)
})
