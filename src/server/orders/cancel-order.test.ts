import { expect, test } from 'vitest'
import { cancelOrder, quoteRefund } from '#contract/order-cancellation.ts'
import { getOrder } from '#contract/orders.ts'
import { getMyPoints } from '#contract/points.ts'
import { listMyCoupons } from '#contract/promotions.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { type GivenMember, givenMember } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import {
  accountToRefundTo,
  givenCouponOf,
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  givenPointsOf,
  givenPromotionCode,
  givenReportSent,
  kindsSentTo,
  orderRow,
  signedInAgain,
} from '#tests/support/given-orders.ts'

const reason = '일정이 바뀌었어요'

async function givenDiscountedOrder(app: TestApp) {
  const member = await givenMember(app)
  await givenPointsOf(app, member, 5_000)
  const coupon_id = await givenCouponOf(app, member)
  const promotion_code = await givenPromotionCode(app, { total_limit: 1 })
  const placed = await givenMemberOrder(app, member, {
    coupon_id,
    promotion_code,
    used_points: 5_000,
  })
  return { member, params: { order_number: placed.order_number } }
}

async function expectAllGivenBack(app: TestApp, member: GivenMember) {
  const points = replyOf(await app.call(getMyPoints, {}, { as: member }))
  expect(points.balance).toBe(5_000)
  const coupons = replyOf(await app.call(listMyCoupons, {}, { as: member }))
  expect(coupons.items).toMatchObject([{ status: 'ACTIVE' }])
  const promotions = app.db.selectFrom('promotions').select('used').where('total_limit', '=', 1)
  expect(await promotions.execute()).toEqual([{ used: 0 }])
}

test('[ORD-18] lets a member cancel an unpaid order, and releases coupon, points and promotion', async () => {
  const app = await startApp()
  const { member, params } = await givenDiscountedOrder(app)

  const answer = await app.call(cancelOrder, { params, body: { reason } }, { as: member })

  expect(replyOf(answer)).toMatchObject({
    ...params,
    paid: 0,
    goes: 'NOWHERE',
    status: 'CANCELLED',
    refund_amount: 0,
    deductions: [],
    restored_points: 5_000,
    restored_coupon: true,
  })
  await expectAllGivenBack(app, member)
  const order = replyOf(await app.call(getOrder, { params }, { as: member }))
  expect(order).toMatchObject({
    status: 'CANCELLED',
    is_cancellable: false,
    payment: { status: 'CANCELLED' },
    history: [
      { status: 'PAYMENT_PENDING', by: 'customer', note: null },
      { status: 'CANCELLED', by: 'customer', note: reason },
    ],
  })
  expect(await kindsSentTo(app, 'hana@example.com')).toEqual(['ORDER_CANCELLED', 'ORDER_PLACED'])
})

test('[ORD-18] refunds a paid order to the given account, and releases coupon, points and promotion', async () => {
  const app = await startApp()
  const { member, params } = await givenDiscountedOrder(app)
  await givenDeposit(app, params.order_number)

  const body = { reason, refund_account: accountToRefundTo }
  const answer = await app.call(cancelOrder, { params, body }, { as: member })

  // REFUNDED is CANCELLED for a member; the refund is a field of its own.
  expect(replyOf(answer)).toMatchObject({ status: 'CANCELLED', refund_amount: 85_000 })
  await expectAllGivenBack(app, member)
  const order = await givenBank(app).order(params.order_number)
  expect(order).toMatchObject({
    canonical_status: 'REFUNDED',
    account: {
      charged: 0,
      here: 85_000,
      credit: 85_000,
      charges: [{ kind: 'PRICE' }, { kind: 'CANCELLATION', amount: -85_000, reason }],
      refunds: [
        {
          amount: 85_000,
          status: 'AGREED',
          paid_by: 'BANK',
          account: { ...accountToRefundTo, account_number: '1002345678901' },
        },
      ],
    },
  })
})

test.each<[when: string, after: number, refund: number, deductions: string[]]>([
  ['within the hour everything', HOUR_MS, 100_000, []],
  ['after it 90,000', HOUR_MS + 1, 90_000, ['AFTER_FREE_WINDOW']],
  ['until the survey’s deadline 90,000', 7 * DAY_MS, 90_000, ['AFTER_FREE_WINDOW']],
  ['after that without a survey 90,000 still', 7 * DAY_MS + 1, 90_000, ['AFTER_FREE_WINDOW']],
])(
  '[ORD-18] [S-17] quotes the refund to a guest before the cancellation: %s',
  async (_when, after, refund, deductions) => {
    const app = await startApp()
    const { order_number, guest_token } = await givenGuestOrder(app)
    await givenDeposit(app, order_number)
    app.clock.advance(after)
    const params = { order_number }

    const shown = replyOf(
      await app.call(quoteRefund, { params, query: { guest_token } }, { language: 'en' }),
    )
    const body = { reason, guest_token, refund_account: accountToRefundTo }
    const cancelled = replyOf(await app.call(cancelOrder, { params, body }, { language: 'en' }))

    expect(shown).toMatchObject({ refund_amount: refund, restored_points: 0 })
    expect(shown.deductions.map(({ code }) => code)).toEqual(deductions)
    expect(shown.deductions.every(({ message }) => message.startsWith('Deducted because'))).toBe(
      true,
    )
    expect(cancelled).toEqual({ ...shown, order_number, status: 'REFUNDED' })
  },
)

test('refuses to cancel without an account for a refund by transfer', async () => {
  const app = await startApp()
  const { order_number, guest_token } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)

  const answer = await app.call(cancelOrder, {
    params: { order_number },
    body: { reason, guest_token },
  })

  expect(answer).toMatchObject({
    status: 422,
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', 'refund_account'] }] },
  })
  expect(await orderRow(app, order_number)).toMatchObject({ status: 'PAYMENT_COMPLETED' })
})

test('a cancelled order cannot be cancelled again', async () => {
  const app = await startApp()
  const { order_number, guest_token } = await givenGuestOrder(app)
  const cancel = () =>
    app.call(cancelOrder, { params: { order_number }, body: { reason, guest_token } })
  await cancel()

  expect(await cancel()).toMatchObject({ status: 409, refusal: { code: 'ORDER_NOT_CANCELLABLE' } })
})

test('an order whose sheet was sent is neither quoted nor cancelled', async () => {
  const app = await startApp()
  const { order_number, guest_token } = await givenGuestOrder(app)
  await givenReportSent(app, order_number)
  const params = { order_number }
  const refusal = { code: 'ORDER_NOT_CANCELLABLE' }

  expect(await app.call(quoteRefund, { params, query: { guest_token } })).toMatchObject({ refusal })
  const body = { reason, guest_token, refund_account: accountToRefundTo }
  expect(await app.call(cancelOrder, { params, body })).toMatchObject({ refusal })
})

test('refunds by the rules of the day of the order', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, member)
  await givenDeposit(app, order_number)
  const changes = { refundRules: { version: 2, lateFee: 50_000 } }
  await app.db
    .updateTable('settings')
    .set({ changes: JSON.stringify(changes), updated_at: app.clock.now() })
    .execute()
  app.clock.advance(HOUR_MS + MINUTE_MS)

  const quote = await app.call(
    quoteRefund,
    { params: { order_number } },
    { as: await signedInAgain(app, member) },
  )

  expect(replyOf(quote).refund_amount).toBe(90_000)
})
