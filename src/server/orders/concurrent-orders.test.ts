import { expect, test } from 'vitest'
import { confirmDeposit } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { placeGuestOrder, placeMemberOrder } from '#contract/orders.ts'
import { getMyPoints } from '#contract/points.ts'
import { type Called, replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  accountToRefundTo,
  givenCouponOf,
  givenDeposit,
  givenGuestOrder,
  givenPointsOf,
  givenPromotionCode,
  orderRow,
  orderWith,
} from '#tests/support/given-orders.ts'

const fifty = Array.from({ length: 50 }, (_, index) => index)
const ten = fifty.slice(0, 10)

type Placed = Called<typeof placeMemberOrder> | Called<typeof placeGuestOrder>

/** Number of replies by code: `{ placed: 1, COUPON_NOT_ACTIVE: 49 }`. */
function tally(answers: readonly { ok: boolean; refusal?: { code: string } }[]) {
  const counts: Record<string, number> = {}
  for (const it of answers) {
    const outcome = it.ok ? 'placed' : it.refusal!.code
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

const refundsOf = ({ db }: TestApp, orderNumber: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('receipts', 'receipts.id', 'receipt_id')
    .select('refunds.amount')
    .where('order_number', '=', orderNumber)
    .execute()

const countOrders = async ({ db }: TestApp) =>
  (await db.selectFrom('orders').select('id').execute()).length

test('[SEC-02] redeems a coupon for one of fifty concurrent orders', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const body = orderWith({ coupon_id: await givenCouponOf(app, member), total_price: 95_000 })

  const answers: Placed[] = await Promise.all(
    fifty.map(() => app.call(placeMemberOrder, { body }, { as: member })),
  )

  expect(tally(answers)).toEqual({ placed: 1, COUPON_NOT_ACTIVE: 49 })
  expect(await countOrders(app)).toBe(1)
})

test('[SEC-02] gives the last place of a promotion to one of fifty guests', async () => {
  const app = await startApp()
  const promotion_code = await givenPromotionCode(app, { total_limit: 2 })
  await givenGuestOrder(app, { promotion_code }) // from then on, each order is one statement

  const answers: Placed[] = await Promise.all(
    fifty.map((index) => {
      const body = orderWith({ promotion_code, guest_email: `guest${index}@example.com` })
      return app.call(placeGuestOrder, { body })
    }),
  )

  expect(tally(answers)).toEqual({ placed: 1, PROMOTION_INVALID: 49 })
  expect(await countOrders(app)).toBe(2)
  const promotion = app.db.selectFrom('promotions').select('used')
  expect(await promotion.where('code', '=', promotion_code).execute()).toEqual([{ used: 2 }])
})

test('[SEC-02] applies a promotion limited to once per person to one of fifty orders', async () => {
  const app = await startApp()
  const body = orderWith({ promotion_code: await givenPromotionCode(app, { per_person_limit: 1 }) })

  const answers: Placed[] = await Promise.all(fifty.map(() => app.call(placeGuestOrder, { body })))

  expect(tally(answers)).toEqual({ placed: 1, PROMOTION_INVALID: 49 })
  expect(await countOrders(app)).toBe(1)
})

test('[SEC-02] spends 5,000 points on one of fifty concurrent orders', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await givenPointsOf(app, member, 5_000)
  const body = orderWith({ used_points: 5_000, total_price: 95_000 })

  const answers: Placed[] = await Promise.all(
    fifty.map(() => app.call(placeMemberOrder, { body }, { as: member })),
  )

  expect(tally(answers)).toEqual({ placed: 1, POINTS_INSUFFICIENT: 49 })
  expect(replyOf(await app.call(getMyPoints, {}, { as: member })).balance).toBe(0)
})

test('[ORD-13] places one order for fifty calls with one key', async () => {
  const app = await startApp()
  const body = orderWith()
  const options = { idempotencyKey: 'fifty-at-once' }

  const answers = await Promise.all(fifty.map(() => app.call(placeGuestOrder, { body }, options)))

  const replies = answers.map((answer) => JSON.stringify(replyOf(answer)))
  expect(new Set(replies).size).toBe(1)
  expect(await countOrders(app)).toBe(1)
})

test('[ORD-13] places one order for a member’s and a guest’s call with one key', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const body = orderWith()
  const idempotencyKey = 'both-at-once'

  const answers: Placed[] = await Promise.all(
    fifty.map((index) =>
      index % 2 === 0
        ? app.call(placeMemberOrder, { body }, { as: member, idempotencyKey })
        : app.call(placeGuestOrder, { body }, { idempotencyKey }),
    ),
  )

  expect(tally(answers)).toEqual({ placed: 50 })
  expect(await countOrders(app)).toBe(1)
})

// Repeated, since the pool first opens connections, which separates the calls.
const severalTimes = [1, 2, 3, 4, 5]

test('[ORD-18] refunds once for ten concurrent cancellations', async () => {
  const app = await startApp()

  for (const _ of severalTimes) {
    const { order_number, guest_token } = await givenGuestOrder(app)
    await givenDeposit(app, order_number)
    const body = { reason: '일정이 바뀌었어요', guest_token, refund_account: accountToRefundTo }
    const cancel = () => app.call(cancelOrder, { params: { order_number }, body })

    const answers = await Promise.all(ten.map(cancel))

    expect(tally(answers)).toEqual({ placed: 1, ORDER_NOT_CANCELLABLE: 9 })
    expect(await refundsOf(app, order_number)).toEqual([{ amount: 100_000 }])
  }
})

test('[PAY-01] counts one of ten concurrent confirmations of a deposit', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)

  for (const _ of severalTimes) {
    const { order_number } = await givenGuestOrder(app)
    const params = { order_number }
    const confirm = () =>
      app.call(confirmDeposit, { params, body: { amount: 100_000 } }, { as: admin })

    const answers = await Promise.all(ten.map(confirm))

    expect(tally(answers)).toEqual({ placed: 1, ILLEGAL_TRANSITION: 9 })
    const notifications = app.db
      .selectFrom('messages')
      .select('id')
      .where('kind', '=', 'PAYMENT_CONFIRMED')
    expect(await notifications.where('order_number', '=', order_number).execute()).toHaveLength(1)
  }
})

test('ends cancelled or refunded when a cancellation races with the deposit', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)

  for (const _ of ten) {
    const { order_number, guest_token } = await givenGuestOrder(app)
    const params = { order_number }
    const [paid, cancelled] = await Promise.all([
      app.call(confirmDeposit, { params, body: { amount: 100_000 } }, { as: admin }),
      app.call(cancelOrder, {
        params,
        body: { reason: '그만둘게요', guest_token, refund_account: accountToRefundTo },
      }),
    ])

    expect(cancelled.ok).toBe(true)
    const { status } = await orderRow(app, order_number)
    expect([status, await refundsOf(app, order_number)]).toEqual(
      paid.ok ? ['REFUNDED', [{ amount: 100_000 }]] : ['CANCELLED', []],
    )
  }
})
