import { pino } from 'pino'
import { expect, test } from 'vitest'
import { getOrder, placeGuestOrder } from '#contract/orders.ts'
import { getMyPoints } from '#contract/points.ts'
import {
  cancelUnpaidOrders,
  completeOrders,
  purgeGuestTokens,
  remindSurveys,
} from '#server/orders/index.ts'
import { inTransaction } from '#server/platform/database.ts'
import { purgeIdempotencyKeys, purgeRateLimits } from '#server/platform/purge-expired.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import {
  givenCouponOf,
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  givenPromotionCode,
  givenReportSent,
  kindsSentTo,
  orderRow,
  orderWith,
  signedInAgain,
  statusOf,
} from '#tests/support/given-orders.ts'
import { openTransaction, untilWaiting } from '#tests/support/open-transaction.ts'

const email = 'hana@example.com'

test('[PAY-01] cancels an order after its payment deadline, and releases its reductions', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const coupon_id = await givenCouponOf(app, member)
  const { order_number } = await givenMemberOrder(app, member, { coupon_id })

  app.clock.advance(3 * DAY_MS)
  expect(await cancelUnpaidOrders(app.deps)).toBe(0)
  app.clock.advance(1)
  expect(await cancelUnpaidOrders(app.deps)).toBe(1)
  expect(await cancelUnpaidOrders(app.deps)).toBe(0)

  const as = await signedInAgain(app, member)
  const order = replyOf(await app.call(getOrder, { params: { order_number } }, { as }))
  expect(order).toMatchObject({
    status: 'CANCELLED',
    payment: { status: 'CANCELLED' },
    history: [{}, { by: 'system', note: '결제 기한이 지나 취소됐어요.' }],
  })
  const coupon = app.db.selectFrom('member_coupons').select('used_at').where('id', '=', coupon_id)
  expect(await coupon.execute()).toEqual([{ used_at: null }])
  expect(await kindsSentTo(app, email)).toEqual(['ORDER_CANCELLED', 'ORDER_PLACED'])
})

test('never cancels a paid order automatically', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)

  app.clock.advance(30 * DAY_MS)

  expect(await cancelUnpaidOrders(app.deps)).toBe(0)
  expect(await orderRow(app, order_number)).toMatchObject({ status: 'PAYMENT_COMPLETED' })
})

test('skips a locked order until the next run, without waiting for it', async () => {
  const app = await startApp()
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const deps = { ...app.deps, log }
  const held = await givenGuestOrder(app)
  const free = await givenGuestOrder(app)
  app.clock.advance(4 * DAY_MS)

  await inTransaction(app.db, async (tx) => {
    await tx.selectFrom('orders').where('number', '=', held.order_number).forUpdate().execute()
    expect(await cancelUnpaidOrders(deps)).toBe(1)
  })

  expect(lines).toEqual([])
  expect(await orderRow(app, free.order_number)).toMatchObject({ status: 'CANCELLED' })
  expect(await cancelUnpaidOrders(deps)).toBe(1)
})

test('[PAY-01] an order that is paid after it was found to be due is not cancelled', async () => {
  const app = await startApp()
  const promotion_code = await givenPromotionCode(app)
  await givenGuestOrder(app, { promotion_code })
  app.clock.advance(1)
  const { order_number } = await givenGuestOrder(app)
  app.clock.advance(4 * DAY_MS)
  // Ending the first order waits for its promotion; both were found by then.
  const { tx, end } = await openTransaction(app.db)
  const promotion = tx.selectFrom('promotions').select('id').where('code', '=', promotion_code)
  await promotion.forUpdate().execute()

  const cancelling = cancelUnpaidOrders(app.deps)
  await untilWaiting(app, 1)
  await givenDeposit(app, order_number)
  await end('commit')

  expect(await cancelling).toBe(1)
  expect(await statusOf(app, order_number)).toBe('PAYMENT_COMPLETED')
})

test('cancels each order once in concurrent jobs', async () => {
  const app = await startApp()
  for (let orders = 0; orders < 10; orders++) await givenGuestOrder(app)
  app.clock.advance(4 * DAY_MS)

  const counts = await Promise.all([1, 2, 3, 4].map(() => cancelUnpaidOrders(app.deps)))

  expect(counts.reduce((sum, count) => sum + count)).toBe(10)
  const notifications = app.db
    .selectFrom('messages')
    .select('id')
    .where('kind', '=', 'ORDER_CANCELLED')
  expect(await notifications.execute()).toHaveLength(10)
})

test('reminds of a missing survey after one day and five, once each', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  const counts: number[] = []

  for (let hours = 0; hours <= 8 * 24; hours += 12) {
    counts.push(await remindSurveys(app.deps))
    app.clock.advance(12 * HOUR_MS)
  }

  const days = counts.flatMap((count, index) => (count > 0 ? [index / 2] : []))
  expect(days).toEqual([1, 5])
})

test('includes a guest token in the link of a reminder', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  app.clock.advance(DAY_MS)
  await remindSurveys(app.deps)

  const reminder = app.db
    .selectFrom('messages')
    .select('text')
    .where('kind', '=', 'SURVEY_REMINDER')
  const { text } = await reminder.executeTakeFirstOrThrow()

  const [, guest_token = ''] = /survey\?order=\w+&token=([\w-]+)/.exec(text) ?? []
  const seen = await app.call(getOrder, { params: { order_number }, query: { guest_token } })
  expect(seen.ok).toBe(true)
})

test('sends one reminder for several missed days', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  app.clock.advance(6 * DAY_MS)

  expect(await remindSurveys(app.deps)).toBe(1)
  expect(await remindSurveys(app.deps)).toBe(0)
})

test('completes an order seven days after its sheet, and gives its member the points', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, member)
  await givenReportSent(app, order_number)

  app.clock.advance(7 * DAY_MS)
  expect(await completeOrders(app.deps)).toBe(0)
  app.clock.advance(1)
  expect(await completeOrders(app.deps)).toBe(1)

  expect(await orderRow(app, order_number)).toMatchObject({
    status: 'CONSULTING_COMPLETED',
    completed_at: app.clock.now(),
  })
  const as = await signedInAgain(app, member)
  expect(replyOf(await app.call(getMyPoints, {}, { as })).balance).toBe(1_000)
})

test('deletes expired guest tokens and old data', async () => {
  const app = await startApp()
  const order = { body: orderWith() }
  await app.call(placeGuestOrder, order, { idempotencyKey: 'a-week-old' })
  expect(await purgeRateLimits(app.deps)).toBe(0)
  app.clock.advance(7 * DAY_MS)
  expect(await purgeIdempotencyKeys(app.deps)).toBe(0)
  expect(await purgeGuestTokens(app.deps)).toBe(0)

  app.clock.advance(24 * DAY_MS)

  expect(await purgeIdempotencyKeys(app.deps)).toBe(1)
  expect(await purgeGuestTokens(app.deps)).toBe(1)
  // Counters of guest orders: of the network for ten minutes and a day, of the mailbox, and of both.
  expect(await purgeRateLimits(app.deps)).toBe(4)
})
