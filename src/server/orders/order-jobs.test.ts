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
  givenSheetSent,
  kindsSentTo,
  orderRow,
  orderWith,
  signedInAgain,
} from '#tests/support/given-orders.ts'

const email = 'hana@example.com'

test('[PAY-01] an order is cancelled once its deposit’s deadline has passed, and gives back', async () => {
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

test('a paid order is never cancelled by the clock', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)

  app.clock.advance(30 * DAY_MS)

  expect(await cancelUnpaidOrders(app.deps)).toBe(0)
  expect(await orderRow(app, order_number)).toMatchObject({ status: 'PAYMENT_COMPLETED' })
})

test('an order that somebody works on is left for the next run, and stops no other', async () => {
  const app = await startApp()
  const held = await givenGuestOrder(app)
  const free = await givenGuestOrder(app)
  app.clock.advance(4 * DAY_MS)

  await inTransaction(app.db, async (tx) => {
    await tx.selectFrom('orders').where('number', '=', held.order_number).forUpdate().execute()
    expect(await cancelUnpaidOrders(app.deps)).toBe(1)
  })

  expect(await orderRow(app, free.order_number)).toMatchObject({ status: 'CANCELLED' })
  expect(await cancelUnpaidOrders(app.deps)).toBe(1)
})

test('several jobs at once cancel each order once', async () => {
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

test('a survey that is out is reminded of after one day and five, once each', async () => {
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

test('a reminder’s link carries a token that opens the guest’s order', async () => {
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

test('days that passed while nobody ran the job are one reminder together', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  app.clock.advance(6 * DAY_MS)

  expect(await remindSurveys(app.deps)).toBe(1)
  expect(await remindSurveys(app.deps)).toBe(0)
})

test('an order completes itself seven days after its sheet, and its member earns', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, member)
  await givenSheetSent(app, order_number)

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

test('what is no longer needed is forgotten in its time', async () => {
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
  // How many guest orders came from this network in ten minutes, and in a day.
  expect(await purgeRateLimits(app.deps)).toBe(2)
})
