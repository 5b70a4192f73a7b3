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
  addsFees: false,
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
const adding = { ...rules, addsFees: true }
const missedCostsMore = { ...rules, surveyMissedFee: won(15_000) }
const missedCostsLess = { ...rules, surveyMissedFee: won(5_000) }
const byLaw = { ...rules, statutoryWithdrawalDays: 7 }

// biome-ignore format: a table reads by columns
test.each<[rule: string, order: Partial<RefundInput>, refund: number, codes: string[]]>([
  ['all within one hour',                      {},                                                   100_000, []],
  ['a millisecond later 10,000 are kept',      { now: after(1, 1) },                                  90_000, ['AFTER_FREE_WINDOW']],
  ['no more once the survey was missed, too',  { now: after(24 * 7, 1) },                             90_000, ['AFTER_FREE_WINDOW']],
  ['the larger counts: a missed survey',       { now: after(24 * 7, 1), rules: missedCostsMore },     85_000, ['SURVEY_MISSED']],
  ['the larger counts: the late fee',          { now: after(24 * 7, 1), rules: missedCostsLess },     90_000, ['AFTER_FREE_WINDOW']],
  ['20,000 where the rules add them',          { now: after(24 * 7, 1), rules: adding },              80_000, ['AFTER_FREE_WINDOW', 'SURVEY_MISSED']],
  ['not in the survey deadline itself',        { now: after(24 * 7) },                                90_000, ['AFTER_FREE_WINDOW']],
  ['a survey in time keeps it at 10,000',      { now: after(24 * 9), surveySubmitted: true, status: 'CONSULTING_SCHEDULED' }, 90_000, ['AFTER_FREE_WINDOW']],
  ['never below 0',                            { now: after(24 * 9), paid: won(9_000) },                   0, ['AFTER_FREE_WINDOW']],
  ['never below 0 where they are added',       { now: after(24 * 9), paid: won(12_000), rules: adding },   0, ['AFTER_FREE_WINDOW', 'SURVEY_MISSED']],
  ['no empty deductions',                      { now: after(24 * 9), paid: won(0) },                       0, []],
  ['by law, all while the work has not begun', { now: after(24 * 7), rules: byLaw },                 100_000, []],
  ['by law, not once it has begun',            { now: after(24 * 2), rules: byLaw, workBegun: true }, 90_000, ['AFTER_FREE_WINDOW']],
  ['by law, not later',                        { now: after(24 * 7, 1), rules: byLaw },               90_000, ['AFTER_FREE_WINDOW']],
  ['an unpaid order costs nothing',            { status: 'PAYMENT_PENDING', paid: won(0), now: after(50), surveyDeadline: null }, 0, []],
])('[ORD-18] [S-17] %s', (_rule, order, refund, codes) => {
  const quote = quoteRefund({ ...paidOrder, ...order })

  expect(quote?.refundAmount).toBe(refund)
  expect(quote?.deductions.map(({ code }) => code)).toEqual(codes)
})

test('[ORD-18] returns points and coupon in full, whatever fee is deducted', () => {
  const order = { usedPoints: won(3_000), hasCoupon: true, now: after(24 * 30) }

  expect(quoteRefund({ ...paidOrder, ...order })).toMatchObject({
    restoredPoints: 3_000,
    restoredCoupon: true,
  })
})

test.each(['RESULT_SENT', 'CONSULTING_COMPLETED', 'CANCELLED', 'REFUNDED'] as const)(
  '[ORD-18] an order that is %s cannot be cancelled',
  (status) => {
    expect(quoteRefund({ ...paidOrder, status })).toBeNull()
  },
)

test('[ORD-18] [S-17] the refund equals the plain formula for every order', () => {
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
      fc.boolean(),
      (
        status,
        paid,
        minutes,
        surveySubmitted,
        workBegun,
        lawDays,
        lateFee,
        missedFee,
        addsFees,
      ) => {
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
            addsFees,
            statutoryWithdrawalDays: lawDays,
          },
        })

        const unpaid = status === 'PAYMENT_PENDING'
        const refundable = status === 'PAYMENT_COMPLETED' || status === 'CONSULTING_SCHEDULED'
        expect(quote !== null).toBe(unpaid || refundable)
        if (quote === null) return

        const free = minutes <= 60 || (!workBegun && lawDays > 0 && minutes <= lawDays * 1_440)
        const missed = minutes > 7 * 1_440 && !surveySubmitted
        const missedCost = missed ? missedFee : 0
        const fees = addsFees ? lateFee + missedCost : Math.max(lateFee, missedCost)
        const fee = unpaid || free ? 0 : fees
        expect(quote.refundAmount).toBe(Math.max(0, paid - fee))

        const deducted = quote.deductions.reduce((sum, { amount }) => sum + amount, 0)
        expect(deducted + quote.refundAmount).toBe(paid)
        expect(quote.deductions.every(({ amount }) => amount > 0)).toBe(true)
        if (!addsFees) expect(quote.deductions.length).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 500 },
  )
})
