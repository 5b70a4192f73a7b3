import fc from 'fast-check'
import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { type Discount, discountOf } from './discount.ts'
import { type PricingInput, pointsToEarn, priceOrder } from './price-order.ts'

const hairConsulting = { subtotal: won(100_000), shippingFee: won(0), points: won(0) }
const percent = (percent: number): Discount => ({ type: 'PERCENTAGE', percent })
const fixed = (amount: number): Discount => ({ type: 'FIXED', amount: won(amount) })

// biome-ignore format: a table reads by columns
test.each<[rule: string, order: Partial<PricingInput>, total: number]>([
  ['nothing applied: the subtotal',                {},                                                  100_000],
  ['shipping is added',                            { shippingFee: won(3_000) },                         103_000],
  ['a fixed coupon comes off',                     { coupon: fixed(5_000) },                             95_000],
  ['a percentage rounds down (P-2)',               { subtotal: won(99_999), coupon: percent(10) },       90_000],
  ['both discounts come off the subtotal (P-1)',   { coupon: percent(10), promotion: percent(10) },      80_000],
  ['a percentage leaves the shipping alone',       { shippingFee: won(3_000), coupon: percent(100) },     3_000],
  ['the total stops at zero (P-3)',                { coupon: fixed(60_000), promotion: fixed(60_000) },       0],
  ['points pay for what is left (P-4)',            { coupon: fixed(97_000), points: won(1_000) },         2_000],
])('[ORD-09] %s', (_rule, order, total) => {
  expect(priceOrder({ ...hairConsulting, ...order }).total).toBe(total)
})

test('[ORD-06] spends only the points that are still needed (P-4)', () => {
  const price = priceOrder({ ...hairConsulting, coupon: fixed(97_000), points: won(10_000) })

  expect(price).toMatchObject({ usedPoints: 3_000, total: 0 })
})

test('[ORD-09] caps points first, then the promotion, when the reductions exceed the price', () => {
  const everything = { coupon: fixed(70_000), promotion: fixed(50_000), points: won(5_000) }

  expect(priceOrder({ ...hairConsulting, ...everything })).toMatchObject({
    couponDiscount: 70_000,
    promotionDiscount: 30_000,
    usedPoints: 0,
    total: 0,
  })
})

const amounts = fc.integer({ min: 0, max: 1_000_000 })
const discounts = fc.option(
  fc.oneof(
    fc.record({
      type: fc.constant('PERCENTAGE' as const),
      value: fc.integer({ min: 1, max: 100 }),
    }),
    fc.record({ type: fc.constant('FIXED' as const), value: amounts }),
  ),
  { nil: undefined },
)

test('[ORD-09] the total equals the plain formula for every combination', () => {
  const worth = (subtotal: number, it: { type: string; value: number } | undefined) =>
    it === undefined
      ? 0
      : it.type === 'FIXED'
        ? it.value
        : (subtotal * it.value - ((subtotal * it.value) % 100)) / 100

  fc.assert(
    fc.property(
      amounts,
      amounts,
      discounts,
      discounts,
      amounts,
      (subtotal, shipping, coupon, promotion, points) => {
        const { total, ...p } = priceOrder({
          subtotal: won(subtotal),
          shippingFee: won(shipping),
          coupon: coupon && discountOf(coupon.type, coupon.value),
          promotion: promotion && discountOf(promotion.type, promotion.value),
          points: won(points),
        })

        const plain =
          subtotal + shipping - points - worth(subtotal, promotion) - worth(subtotal, coupon)
        expect(total).toBe(Math.max(0, plain))
        expect(
          p.subtotal + p.shippingFee - p.couponDiscount - p.promotionDiscount - p.usedPoints,
        ).toBe(total)
        expect(
          Math.min(p.couponDiscount, p.promotionDiscount, p.usedPoints),
        ).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('earns one percent of the amount paid, rounded down', () => {
  expect(pointsToEarn(won(100_000), 1)).toBe(1_000)
  expect(pointsToEarn(won(99_999), 1)).toBe(999)
  expect(pointsToEarn(won(0), 1)).toBe(0)
})

test('earns the most points that do not exceed the rate', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (total, rate) => {
      const earned = pointsToEarn(won(total), rate)
      expect(earned * 100).toBeLessThanOrEqual(total * rate)
      expect((earned + 1) * 100).toBeGreaterThan(total * rate)
    }),
  )
})
