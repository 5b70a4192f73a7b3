import fc from 'fast-check'
import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { quoteRefund, type RefundInput } from './refund-quote.ts'

const orderedAt = new Date('2026-11-02T01:00:00.000Z')
const after = (hours: number, ms = 0) => new Date(orderedAt.getTime() + hours * 3_600_000 + ms)

const rules = {
  version: 1,
  freeWindowMinutes: 60,
  lateFee: won(10_000),
  surveyMissedFee: won(10_000),
  statutoryWithdrawalDays: 0,
}
const paidOrder: RefundInput = {
  status: 'PAYMENT_COMPLETED',
  paid: won(100_000),
  usedPoints: won(0),
  hasCoupon: false,
  orderedAt,
  now: after(1),
  surveySubmitted: false,
  surveyDeadline: after(24 * 7),
  workBegun: false,
  rules,
}
const byLaw = { ...rules, statutoryWithdrawalDays: 7 }

// biome-ignore format: a table reads by columns
test.each<[rule: string, order: Partial<RefundInput>, refund: number, codes: string[]]>([
  ['all within one hour',                      {},                                                   100_000, []],
  ['a millisecond later 10,000 are kept',      { now: after(1, 1) },                                  90_000, ['AFTER_FREE_WINDOW']],
  ['20,000 once the survey was missed',        { now: after(24 * 7, 1) },                             80_000, ['AFTER_FREE_WINDOW', 'SURVEY_MISSED']],
  ['not in the survey deadline itself',        { now: after(24 * 7) },                                90_000, ['AFTER_FREE_WINDOW']],
  ['a survey in time keeps it at 10,000',      { now: after(24 * 9), surveySubmitted: true, status: 'CONSULTING_SCHEDULED' }, 90_000, ['AFTER_FREE_WINDOW']],
  ['never below 0',                            { now: after(24 * 9), paid: won(12_000) },                  0, ['AFTER_FREE_WINDOW', 'SURVEY_MISSED']],
  ['no empty deductions',                      { now: after(24 * 9), paid: won(0) },                       0, []],
  ['by law, all while the work has not begun', { now: after(24 * 7), rules: byLaw },                 100_000, []],
  ['by law, not once it has begun',            { now: after(24 * 2), rules: byLaw, workBegun: true }, 90_000, ['AFTER_FREE_WINDOW']],
  ['by law, not later',                        { now: after(24 * 7, 1), rules: byLaw },               80_000, ['AFTER_FREE_WINDOW', 'SURVEY_MISSED']],
  ['an unpaid order costs nothing',            { status: 'PAYMENT_PENDING', paid: won(0), now: after(50), surveyDeadline: null }, 0, []],
])('[ORD-18] %s', (_rule, order, refund, codes) => {
  const quote = quoteRefund({ ...paidOrder, ...order })

  expect(quote?.refundAmount).toBe(refund)
  expect(quote?.deductions.map(({ code }) => code)).toEqual(codes)
})

test('[ORD-18] points and coupon come back, whatever is kept of the money', () => {
  const order = { usedPoints: won(3_000), hasCoupon: true, now: after(24 * 30) }

  expect(quoteRefund({ ...paidOrder, ...order })).toMatchObject({
    restoredPoints: 3_000,
    restoredCoupon: true,
  })
})

test.each(['RESULT_SENT', 'CONSULTING_COMPLETED', 'CANCELLED', 'REFUNDED'] as const)(
  '[ORD-18] an order that is %s cannot be called off',
  (status) => {
    expect(quoteRefund({ ...paidOrder, status })).toBeNull()
  },
)

test('[ORD-18] the refund is what the plain formula says, for every order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...orderStatuses),
      fc.nat({ max: 200_000 }),
      fc.integer({ min: 0, max: 60 * 24 * 20 }),
      fc.boolean(),
      fc.boolean(),
      fc.nat({ max: 14 }),
      fc.nat({ max: 30_000 }),
      fc.nat({ max: 30_000 }),
      (status, paid, minutes, surveySubmitted, workBegun, lawDays, lateFee, missedFee) => {
        const quote = quoteRefund({
          ...paidOrder,
          status,
          paid: won(paid),
          now: after(0, minutes * 60_000),
          surveySubmitted,
          workBegun,
          rules: {
            ...rules,
            lateFee: won(lateFee),
            surveyMissedFee: won(missedFee),
            statutoryWithdrawalDays: lawDays,
          },
        })

        const unpaid = status === 'PAYMENT_PENDING'
        const refundable = status === 'PAYMENT_COMPLETED' || status === 'CONSULTING_SCHEDULED'
        expect(quote !== null).toBe(unpaid || refundable)
        if (quote === null) return

        const free = minutes <= 60 || (!workBegun && lawDays > 0 && minutes <= lawDays * 1_440)
        const missed = minutes > 7 * 1_440 && !surveySubmitted
        const kept = unpaid || free ? 0 : lateFee + (missed ? missedFee : 0)
        expect(quote.refundAmount).toBe(Math.max(0, paid - kept))

        const deducted = quote.deductions.reduce((sum, { amount }) => sum + amount, 0)
        expect(deducted + quote.refundAmount).toBe(paid)
        expect(quote.deductions.every(({ amount }) => amount > 0)).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
