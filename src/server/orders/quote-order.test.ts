import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeSettings } from '#contract/admin-settings.ts'
import { placeMemberOrder, quoteOrder } from '#contract/orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  givenCouponOf,
  givenPointsOf,
  givenPromotionCode,
  orderWith,
} from '#tests/support/given-orders.ts'

const consulting_type = 'HAIR_CONSULTING' as const

test('[ORD-03] the hair consulting costs 100,000 won and is shipped for nothing', async () => {
  const { call } = await startApp()

  const quote = replyOf(await call(quoteOrder, { body: { consulting_type } }))

  expect(quote).toEqual({
    subtotal: 100_000,
    shipping_fee: 0,
    discount_coupon: 0,
    discount_promotion: 0,
    used_points: 0,
    total_price: 100_000,
    points_to_earn: 0,
    notices: [],
  })
})

test('what cannot be used is left out and said, never refused', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const body = {
    consulting_type,
    coupon_id: 'no coupon',
    promotion_code: 'NOBODY',
    used_points: 500,
  }

  const quote = replyOf(await app.call(quoteOrder, { body }, { as: member, language: 'en' }))

  expect(quote).toMatchObject({ total_price: 100_000, used_points: 0, points_to_earn: 1_000 })
  expect(quote.notices.map(({ code }) => code)).toEqual([
    'COUPON_NOT_OWNED',
    'PROMOTION_INVALID',
    'POINTS_BELOW_MINIMUM',
  ])
  expect(quote.notices.every(({ message }) => /^[A-Z][ -~,’]+$/.test(message))).toBe(true)
})

test('a visitor’s quote says that points and coupons are for members', async () => {
  const { call } = await startApp()
  const coupon_id = crypto.randomUUID()

  const quote = replyOf(
    await call(quoteOrder, { body: { consulting_type, coupon_id, used_points: 1_000 } }),
  )

  expect(quote.notices.map(({ code }) => code)).toEqual(['COUPON_NOT_OWNED', 'POINTS_MEMBERS_ONLY'])
})

test('[ORD-06] no more points are used than the price needs, and that is said', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await givenPointsOf(app, member, 5_000)
  const promotion_code = await givenPromotionCode(app, { discount_value: 98_000 })
  const body = { consulting_type, promotion_code, used_points: 5_000 }

  const quote = replyOf(await app.call(quoteOrder, { body }, { as: member }))

  expect(quote).toMatchObject({ used_points: 2_000, total_price: 0 })
  expect(quote.notices).toEqual([{ code: 'POINTS_SPARED', message: expect.any(String) }])
})

test('a product that is not sold has no price', async () => {
  const { call } = await startApp()

  const answer = await call(quoteOrder, { body: { consulting_type: 'STYLE_CONSULTING' } })

  expect(answer).toMatchObject({ status: 422, refusal: { code: 'PRODUCT_NOT_ON_SALE' } })
})

test('whatever is combined, the order costs what the quote said', async () => {
  const app = await startApp()
  const discount = fc.option(
    fc.oneof(
      fc.record({
        discount_type: fc.constant('PERCENTAGE' as const),
        discount_value: fc.integer({ min: 1, max: 100 }),
      }),
      fc.record({
        discount_type: fc.constant('FIXED' as const),
        discount_value: fc.integer({ min: 1, max: 120_000 }),
      }),
    ),
  )

  await fc.assert(
    fc.asyncProperty(
      discount,
      discount,
      fc.integer({ min: 0, max: 110_000 }),
      fc.integer({ min: 0, max: 110_000 }),
      async (coupon, promotion, balance, used_points) => {
        const member = await givenMember(app)
        if (balance > 0) await givenPointsOf(app, member, balance)
        const paidWith = {
          coupon_id: coupon && (await givenCouponOf(app, member, coupon)),
          promotion_code: promotion && (await givenPromotionCode(app, promotion)),
          used_points,
        }

        const { notices, total_price, ...parts } = replyOf(
          await app.call(quoteOrder, { body: { consulting_type, ...paidWith } }, { as: member }),
        )
        const placed = await app.call(
          placeMemberOrder,
          { body: orderWith({ ...paidWith, total_price }) },
          { as: member },
        )

        const leftOut = notices.filter(({ code }) => code !== 'POINTS_SPARED')
        if (leftOut[0]) {
          expect(placed).toMatchObject({ ok: false, refusal: { code: leftOut[0].code } })
          return
        }
        const { order_number } = replyOf(placed)
        const order = await app.db
          .selectFrom('orders')
          .selectAll()
          .where('number', '=', order_number)
          .executeTakeFirstOrThrow()
        expect(order).toMatchObject({ ...parts, total_price })
      },
    ),
    { numRuns: 40 },
  )
})

test.each([
  ['ko', '포인트는 3,000P부터 쓸 수 있어요.'],
  ['en', 'Points can be used from 3,000P.'],
  ['vi', 'Điểm dùng được từ 3.000P.'],
] as const)(
  '[S-13] in %s the quote and the refused order name the minimum that is set',
  async (language, sentence) => {
    const app = await startApp()
    const as = await givenAdmin(app)
    replyOf(await app.call(changeSettings, { body: { points_minimum: 3_000 } }, { as }))
    const used_points = 2_000

    const quote = replyOf(
      await app.call(quoteOrder, { body: { consulting_type, used_points } }, { as, language }),
    )
    const order = orderWith({ used_points, total_price: 98_000 })
    const placed = await app.call(placeMemberOrder, { body: order }, { as, language })

    expect(quote.notices).toEqual([{ code: 'POINTS_BELOW_MINIMUM', message: sentence }])
    expect(placed).toMatchObject({
      status: 422,
      refusal: { code: 'POINTS_BELOW_MINIMUM', message: sentence, detail: sentence },
    })
  },
)
