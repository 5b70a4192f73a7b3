import { expect, test } from 'vitest'
import { listSettlements } from '#contract/admin-money.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { publishReport, saveReportDraft } from '#contract/reports.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import {
  accountToRefundTo,
  givenCouponOf,
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  givenPromotionCode,
  signedInAgain,
} from '#tests/support/given-orders.ts'
import { givenColourProduct } from '#tests/support/given-products.ts'
import { givenOrderToWrite, reportWith } from '#tests/support/given-reports.ts'
import { givenReview } from '#tests/support/given-reviews.ts'
import { givenOrderIn } from '#tests/support/given-surveys.ts'
import { refreshDays } from './index.ts'

/** The test clock starts on 2 November, 10:30 in Seoul. */
const TODAY = '2026-11-02'

async function read(app: TestApp, query: { from?: string; to?: string } = {}) {
  const as = await givenAdmin(app)
  return replyOf(await app.call(readDashboard, { query }, { as }))
}

test('[ADM-03] revenue, orders and refunds of the days add up to the period and to the settlement', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const first = await givenMemberOrder(app, member)
  await givenDeposit(app, first.order_number)
  await givenGuestOrder(app)
  app.clock.advance(DAY_MS)
  await givenDeposit(app, (await givenGuestOrder(app)).order_number)
  const cancel = {
    params: { order_number: first.order_number },
    body: { reason: '일정이 바뀌었어요', refund_account: accountToRefundTo },
  }
  replyOf(await app.call(cancelOrder, cancel, { as: await signedInAgain(app, member) }))
  app.clock.advance(DAY_MS)
  await givenBank(app).sendDue()

  const { current } = await read(app, { from: '2026-11-01', to: '2026-11-04' })

  expect(current.days).toEqual([
    { day: '2026-11-01', revenue: 0, orders: 0, refunds: 0 },
    { day: TODAY, revenue: 100_000, orders: 2, refunds: 0 },
    { day: '2026-11-03', revenue: 100_000, orders: 1, refunds: 0 },
    { day: '2026-11-04', revenue: 0, orders: 0, refunds: 90_000 },
  ])
  expect(current).toMatchObject({ revenue: 200_000, refunds: 90_000 })
  expect(current.funnel).toEqual({ visits: 0, orders: 3, paid: 2, surveys: 0, results: 0 })
  const settled = replyOf(await app.call(listSettlements, {}, { as: await givenAdmin(app) }))
  expect(settled.items).toMatchObject([{ received: current.revenue, refunds: current.refunds }])
})

test('[ADM-03] an empty period has every day, no average, and zero otherwise', async () => {
  const app = await startApp()

  const { current, before, waiting } = await read(app)

  expect([current.from, current.to]).toEqual(['2026-10-04', TODAY])
  expect([before.from, before.to]).toEqual(['2026-09-04', '2026-10-03'])
  expect(current.days).toHaveLength(30)
  expect(current).toMatchObject({
    revenue: 0,
    refunds: 0,
    funnel: { visits: 0, orders: 0, paid: 0, surveys: 0, results: 0 },
    survey_to_result: { orders: 0, hours: null },
    rating: { count: 0, average: null },
    discounts: [],
    kinds: [],
  })
  expect(Object.values(waiting).every((count) => count === 0)).toBe(true)
})

test('[ADM-03] a day starts and ends at midnight in Seoul', async () => {
  const app = await startApp()
  for (const [moment, count] of [
    ['2026-11-02T14:59:59.999Z', 1], // still the 2nd
    ['2026-11-02T15:00:00.000Z', 2], // the 3rd
    ['2026-11-03T14:59:59.999Z', 1],
    ['2026-11-03T15:00:00.000Z', 1], // the 4th
  ] as const) {
    app.clock.set(new Date(moment))
    for (let at = 0; at < count; at += 1) {
      await givenDeposit(app, (await givenGuestOrder(app)).order_number)
    }
  }

  const { current, before } = await read(app, { from: '2026-11-03', to: '2026-11-03' })

  expect(current.days).toEqual([{ day: '2026-11-03', revenue: 300_000, orders: 3, refunds: 0 }])
  expect(before.days).toEqual([{ day: TODAY, revenue: 100_000, orders: 1, refunds: 0 }])
})

test('[ADM-03] the previous period has as many days and ends where the period starts', async () => {
  const app = await startApp()
  await givenGuestOrder(app)
  app.clock.advance(3 * DAY_MS)
  await givenGuestOrder(app)
  await givenGuestOrder(app)

  const { current, before } = await read(app, { from: '2026-11-04', to: '2026-11-06' })

  expect([before.from, before.to]).toEqual(['2026-11-01', '2026-11-03'])
  expect([current.funnel.orders, before.funnel.orders]).toEqual([2, 1])
})

test('[ADM-03] the funnel counts how far the orders of the period have come, and the time to their sheets', async () => {
  const app = await startApp()
  const { params, admin } = await givenOrderToWrite(app)
  await givenOrderToWrite(app)
  await givenGuestOrder(app)
  app.clock.advance(31.25 * HOUR_MS)
  const as = await signedInAgain(app, admin)
  replyOf(await app.call(saveReportDraft, { params, body: reportWith() }, { as }))
  replyOf(await app.call(publishReport, { params }, { as }))

  const { current, waiting } = await read(app, { from: TODAY, to: '2026-11-03' })

  expect(current.funnel).toMatchObject({ orders: 3, paid: 2, surveys: 2, results: 1 })
  expect(current.survey_to_result).toEqual({ orders: 1, hours: 31.3 })
  expect(waiting).toMatchObject({ DEPOSIT: 1, SHEET: 1, CUSTOMER: 1 })
})

test('[ADM-03] lists the orders, discounts and revenue of coupons and codes', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const code = await givenPromotionCode(app, { discount_value: 7_000 })
  const both = { coupon_id: await givenCouponOf(app, member), promotion_code: code }
  await givenDeposit(app, (await givenMemberOrder(app, member, both)).order_number)
  await givenDeposit(app, (await givenGuestOrder(app, { promotion_code: code })).order_number)
  await givenGuestOrder(app, { promotion_code: code }) // never paid, so it does not count

  const { current } = await read(app)

  expect(current.discounts).toEqual([
    { kind: 'PROMOTION', name: code, orders: 2, discount: 14_000, paid: 181_000 },
    { kind: 'COUPON', name: '첫 주문 감사', orders: 1, discount: 5_000, paid: 88_000 },
  ])
})

test('[ADM-03] lists each kind’s orders in the period, how many were paid, and their revenue', async () => {
  const app = await startApp()
  await givenColourProduct(app)
  await givenOrderIn(app, { consultingType: 'SKIN_CONSULTING' }) // from the day before
  app.clock.advance(DAY_MS)
  await givenOrderIn(app, { status: 'PAYMENT_PENDING' })
  await givenOrderIn(app)
  await givenOrderIn(app)
  await givenOrderIn(app, { consultingType: 'SKIN_CONSULTING' })
  const period = { from: '2026-11-03', to: '2026-11-03' }
  const kinds = [
    { consulting_type: 'HAIR_CONSULTING', orders: 3, paid: 2, revenue: 200_000 },
    { consulting_type: 'SKIN_CONSULTING', orders: 1, paid: 1, revenue: 100_000 },
  ]

  expect((await read(app, period)).current.kinds).toEqual(kinds)
  await refreshDays(app.deps)
  expect((await read(app, period)).current.kinds).toEqual(kinds)
})

test('[ADM-03] the rating is the average of all reviews written in the period, including hidden ones', async () => {
  const app = await startApp()
  await givenReview(app, { rating: 5 })
  app.clock.advance(DAY_MS)
  const { review } = await givenReview(app, { rating: 4 })
  await givenReview(app, { rating: 1 })
  const hidden = { is_hidden: true, hidden_kind: 'OTHER' } as const
  await app.db.updateTable('reviews').set(hidden).where('id', '=', review.id).execute()

  const { current, before } = await read(app, { from: '2026-11-03', to: '2026-11-03' })

  expect(current.rating).toEqual({ count: 2, average: 2.5 })
  expect(before.rating).toEqual({ count: 1, average: 5 })
})

test('[ADM-03] refuses a period that ends before it starts or is longer than a year', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)

  for (const query of [
    { from: '2026-11-03', to: TODAY },
    { from: '2025-01-01', to: '2026-01-02' },
    { from: '2026-02-30' },
  ]) {
    expect(await app.call(readDashboard, { query }, { as })).toMatchObject({ status: 422 })
  }
  const leapYear = { from: '2028-01-01', to: '2028-12-31' }
  expect((await read(app, leapYear)).current.days).toHaveLength(366)
})

test('[ADM-03] [SEC-01] only administrators see the figures', async () => {
  const app = await startApp()

  expect(await app.call(readDashboard, {})).toMatchObject({ status: 401 })
  const as = await givenMember(app)
  expect(await app.call(readDashboard, {}, { as })).toMatchObject({ status: 403 })
})
