import { expect, test } from 'vitest'
import { getOrder, type OrderBody, placeGuestOrder, placeMemberOrder } from '#contract/orders.ts'
import { getMyPoints } from '#contract/points.ts'
import { listMyCoupons } from '#contract/promotions.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import {
  givenCouponOf,
  givenGuestOrder,
  givenMemberOrder,
  givenPointsOf,
  givenPromotionCode,
  kindsSentTo,
  orderRow,
  orderWith,
} from '#tests/support/given-orders.ts'

test('[GST-01] replies to a guest’s order with number, deposit account and deadline', async () => {
  const app = await startApp()

  const placed = await app.call(
    placeGuestOrder,
    {
      body: orderWith({
        total_price: 100_000,
        delivery_message: '저녁에 연락 주세요.',
        depositor_name: '김두리',
      }),
    },
    { language: 'vi' },
  )

  expect(placed.status).toBe(201)
  const reply = replyOf(placed)
  expect(reply).toMatchObject({
    order_number: expect.stringMatching(/^GY[A-HJ-KM-NP-Z2-9]{10}$/),
    status: 'PAYMENT_PENDING',
    total_price: 100_000,
    payment: {
      method: 'bank_transfer',
      status: 'WAITING',
      amount: 100_000,
      due_at: new Date(app.clock.now().getTime() + 3 * DAY_MS).toISOString(),
      deposit: { depositor_name: '김두리', account_number: expect.any(String) },
    },
    guest_token: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(await orderRow(app, reply.order_number)).toMatchObject({
    member_id: null,
    language: 'vi',
    contact_phone: '01012345678',
    delivery_message: '저녁에 연락 주세요.',
    agreed_refund: true,
    refund_rules: { version: 1, lateFee: 10_000 },
  })
})

test('[PAY-01] the deposit’s details are mailed with a link that opens the guest’s order', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)

  const mail = await app.db
    .selectFrom('messages')
    .selectAll()
    .where('recipient', '=', 'hana@example.com')
    .executeTakeFirstOrThrow()

  expect(mail).toMatchObject({ kind: 'ORDER_PLACED', order_number })
  expect(mail.text).toContain('000000-00-000000')
  const link = new RegExp(`/user/consulting/guest-order/${order_number}\\?token=([\\w-]+)`)
  const [, guest_token = ''] = link.exec(mail.text) ?? []
  const seen = await app.call(getOrder, { params: { order_number }, query: { guest_token } })
  expect(replyOf(seen)).toMatchObject({ order_number, guest_name: '김하나' })
})

test('[ORD-12] assigns a member’s order to the member, with the entered address', async () => {
  const app = await startApp()
  const member = await givenMember(app)

  const { order_number } = await givenMemberOrder(app, member, { guest_basic_address: '서울시' })

  expect(await orderRow(app, order_number)).toMatchObject({
    member_id: member.id,
    basic_address: '서울시',
    points_to_earn: 1_000,
  })
})

test('[ORD-02] a member order without a member is refused', async () => {
  const { call } = await startApp()

  expect(await call(placeMemberOrder, { body: orderWith() })).toMatchObject({
    status: 401,
    refusal: { code: 'SIGN_IN_REQUIRED' },
  })
})

test('[ORD-09] subtracts coupon, promotion and points, each in its own field', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const coupon = await givenCouponOf(app, member)
  const code = await givenPromotionCode(app, { discount_type: 'PERCENTAGE', discount_value: 10 })
  await givenPointsOf(app, member, 3_000)

  const placed = await givenMemberOrder(app, member, {
    coupon_id: coupon,
    promotion_code: code.toLowerCase(),
    used_points: 2_000,
    total_price: 83_000,
  })

  const { order_number } = placed
  const order = await app.call(getOrder, { params: { order_number } }, { as: member })
  expect(replyOf(order)).toMatchObject({
    subtotal: 100_000,
    discount_coupon: 5_000,
    discount_promotion: 10_000,
    discount_amount: 15_000,
    used_points: 2_000,
    total_price: 83_000,
    promotion_code: code,
    coupon_name: '첫 주문 감사',
    points_to_earn: 830,
  })
  const points = replyOf(await app.call(getMyPoints, {}, { as: member }))
  expect(points.balance).toBe(1_000)
})

const byMember: [what: string, change: Partial<OrderBody>, code: string][] = [
  ['[ORD-07] without the refund rules', { agreed_refund: false }, 'AGREEMENT_REQUIRED'],
  ['of what is not sold', { consulting_type: 'STYLE_CONSULTING' }, 'PRODUCT_NOT_ON_SALE'],
  ['[ORD-04] with no such coupon', { coupon_id: crypto.randomUUID() }, 'COUPON_NOT_OWNED'],
  ['[ORD-04] with what is no coupon', { coupon_id: 'WELCOME10' }, 'COUPON_NOT_OWNED'],
  ['[ORD-05] with no such code', { promotion_code: 'NOBODY' }, 'PROMOTION_INVALID'],
  ['[ORD-06] with 999 points', { used_points: 999 }, 'POINTS_BELOW_MINIMUM'],
  ['[ORD-06] with more points than one has', { used_points: 1_001 }, 'POINTS_INSUFFICIENT'],
  ['paid in shells', { payment_method: 'shells' }, 'PAYMENT_METHOD_UNAVAILABLE'],
]
test.each(byMember)(
  'a member’s order %s is refused and leaves nothing',
  async (_, change, code) => {
    const app = await startApp()
    const member = await givenMember(app)
    await givenPointsOf(app, member, 1_000)

    const answer = await app.call(placeMemberOrder, { body: orderWith(change) }, { as: member })

    expect(answer).toMatchObject({ status: 422, refusal: { code, message: expect.any(String) } })
    expect(await app.db.selectFrom('orders').selectAll().execute()).toEqual([])
    expect(await app.db.selectFrom('charges').selectAll().execute()).toEqual([])
  },
)

const byGuest: [what: string, change: Partial<OrderBody>, code: string][] = [
  ['with points', { used_points: 1 }, 'POINTS_MEMBERS_ONLY'],
  ['with a coupon', { coupon_id: crypto.randomUUID() }, 'COUPON_NOT_OWNED'],
  ['without the refund rules', { agreed_refund: false }, 'AGREEMENT_REQUIRED'],
]
test.each(byGuest)('[GST-01] a guest’s order %s is refused', async (_what, change, code) => {
  const { call } = await startApp()

  const answer = await call(placeGuestOrder, { body: orderWith(change) })

  expect(answer).toMatchObject({ status: 422, refusal: { code } })
})

test.each<[field: keyof OrderBody, value: string]>([
  ['guest_name', ' '],
  ['guest_email', 'hana'],
  ['guest_phone', '010-1234'],
])('[ORD-08] %s is required', async (field, value) => {
  const { call } = await startApp()

  const answer = await call(placeGuestOrder, { body: orderWith({ [field]: value }) })

  expect(answer).toMatchObject({
    status: 422,
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', field] }] },
  })
})

test('refuses another member’s coupon', async () => {
  const app = await startApp()
  const coupon = await givenCouponOf(app, await givenMember(app))

  const answer = await app.call(
    placeMemberOrder,
    { body: orderWith({ coupon_id: coupon }) },
    { as: await givenMember(app) },
  )

  expect(answer).toMatchObject({ refusal: { code: 'COUPON_NOT_OWNED' } })
})

test('[ORD-04] a used coupon cannot be used again', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const coupon_id = await givenCouponOf(app, member)
  await givenMemberOrder(app, member, { coupon_id })

  const second = await app.call(
    placeMemberOrder,
    { body: orderWith({ coupon_id }) },
    { as: member },
  )

  expect(second).toMatchObject({ refusal: { code: 'COUPON_NOT_ACTIVE' } })
  const coupons = replyOf(await app.call(listMyCoupons, {}, { as: member }))
  expect(coupons.items).toMatchObject([{ id: coupon_id, status: 'USED' }])
})

test('a price that differs from the one shown is refused with the server’s own', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const coupon_id = await givenCouponOf(app, member)
  const body = orderWith({ coupon_id, total_price: 94_999 })

  const answer = await app.call(placeMemberOrder, { body }, { as: member })

  expect(answer).toMatchObject({
    status: 409,
    refusal: { code: 'PRICE_CHANGED', quote: { total_price: 95_000, discount_coupon: 5_000 } },
  })
  const coupons = replyOf(await app.call(listMyCoupons, {}, { as: member }))
  expect(coupons.items).toMatchObject([{ status: 'ACTIVE' }])
  expect(await kindsSentTo(app, 'hana@example.com')).toEqual([])
})

test('[ORD-09] refuses a guest’s order with a price of 0', async () => {
  const app = await startApp()
  const promotion_code = await givenPromotionCode(app, { discount_value: 200_000 })
  const body = orderWith({ promotion_code, total_price: 0 })

  expect(await app.call(placeGuestOrder, { body })).toMatchObject({
    status: 422,
    refusal: { code: 'TOTAL_NOT_POSITIVE' },
  })
})

test('pays a member’s order with a price of 0 at once', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await givenPointsOf(app, member, 150_000)

  const placed = await givenMemberOrder(app, member, { used_points: 150_000, total_price: 0 })

  expect(placed).toMatchObject({
    status: 'PAYMENT_COMPLETED',
    total_price: 0,
    payment: { provider: 'none', status: 'PAID', amount: 0, due_at: null, deposit: null },
  })
  expect(await orderRow(app, placed.order_number)).toMatchObject({
    used_points: 100_000,
    paid_at: app.clock.now(),
    survey_deadline: new Date(app.clock.now().getTime() + 7 * DAY_MS),
  })
  expect(await kindsSentTo(app, 'hana@example.com')).toEqual(['ORDER_PLACED', 'PAYMENT_CONFIRMED'])
})

test('counts a guest by address in a limit per person, in any case of letters', async () => {
  const app = await startApp()
  const promotion_code = await givenPromotionCode(app, { per_person_limit: 1 })
  await givenGuestOrder(app, { promotion_code })

  const again = await app.call(placeGuestOrder, {
    body: orderWith({ promotion_code, guest_email: 'HANA@example.com' }),
  })
  const another = await app.call(placeGuestOrder, {
    body: orderWith({ promotion_code, guest_email: 'duri@example.com' }),
  })

  expect(again).toMatchObject({ status: 422, refusal: { code: 'PROMOTION_INVALID' } })
  expect(another.ok).toBe(true)
})
