import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/seoul-day.ts'
import { won } from '#domain/money/won.ts'
import { daysLate, LATE_RATE_PERCENT, lateInterest } from './late-interest.ts'
import { refundDueBy } from './refund-deadline.ts'

/** A Monday in a week without holidays: its deadline is the end of Thursday. */
const monday = new Date('2026-11-09T03:00:00.000Z')
const refund = { amount: won(100_000), payableSince: monday }

// biome-ignore format: a table reads by columns
test.each([
  ['nothing on the day it was agreed',              '2026-11-09T12:00:00.000Z', 0,   0],
  ['nothing in the deadline’s last moment',         '2026-11-12T14:59:59.999Z', 0,   0],
  ['a day’s in the moment after it, rounded up',    '2026-11-12T15:00:00.000Z', 1,   42],
  ['ten days’, weekends counted like other days',   '2026-11-22T03:00:00.000Z', 10,  411],
  ['a year’s is the rate itself',                   '2027-11-12T03:00:00.000Z', 365, 15_000],
])('[ORD-18] interest of a late refund: %s', (_sentence, at, days, interest) => {
  expect(daysLate(monday, new Date(at))).toBe(days)
  expect(lateInterest(refund, new Date(at))).toBe(interest)
})

const amounts = fc.nat({ max: 10_000_000 }).map(won)
const moments = fc.date({
  min: new Date('2026-01-01T00:00:00.000Z'),
  max: new Date('2030-12-31T00:00:00.000Z'),
  noInvalidDate: true,
})
const ages = fc.nat({ max: 2_000 })

test('[ORD-18] interest is 0 in time, at most one won above the legal rate, and never decreases', () => {
  fc.assert(
    fc.property(amounts, moments, ages, (amount, payableSince, age) => {
      const at = addDays(payableSince, age)
      const late = { amount, payableSince }
      const interest = lateInterest(late, at)
      const exact = (amount * LATE_RATE_PERCENT * daysLate(payableSince, at)) / 36_500

      if (at <= refundDueBy(payableSince)) expect(interest).toBe(0)
      expect(interest).toBeGreaterThanOrEqual(exact)
      expect(interest - exact).toBeLessThan(1)
      expect(lateInterest(late, addDays(at, 1))).toBeGreaterThanOrEqual(interest)
      expect(lateInterest({ ...late, amount: won(amount + 1) }, at)).toBeGreaterThanOrEqual(
        interest,
      )
    }),
  )
})
