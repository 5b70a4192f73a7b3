import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS, seoulDayOf, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { type BookingHours, defaultBookingHours } from './booking-hours.ts'
import { offeredSlots, openTimes, slotsOfDay } from './slots.ts'

const MONDAY = { year: 2026, month: 11, day: 2 }
const now = new Date('2026-11-02T01:30:00.000Z') // Monday, 10:30 in Seoul

const hoursWith = (change: Partial<BookingHours> = {}): BookingHours => ({
  ...defaultBookingHours,
  slotMinutes: 60,
  ...change,
})
const clockTimes = (hours: BookingHours, day = MONDAY) =>
  slotsOfDay(hours, day).map(
    ({ startsAt }) => (startsAt.getTime() - startOfSeoulDay(day).getTime()) / MINUTE_MS / 60,
  )
const asked = {
  from: new Date(0),
  to: new Date('2027-12-31'),
  now,
  noticeHours: 24,
  horizonDays: 28,
}

test('fills a workday from each opening time, and leaves lunch free', () => {
  expect(clockTimes(hoursWith())).toEqual([10, 11, 13, 14, 15, 16, 17])
  expect(clockTimes(hoursWith({ slotMinutes: 50 }))).toHaveLength(2 + 6)
  expect(clockTimes(hoursWith(), { ...MONDAY, day: 8 })).toEqual([])
})

test('a closed day has no slots, extra hours add some, and both together leave the extra ones', () => {
  const closed = { kind: 'CLOSED', day: '2026-11-02' } as const
  const extra = { kind: 'EXTRA', day: '2026-11-02', opensAt: 1_080, closesAt: 1_200 } as const

  expect(clockTimes(hoursWith({ exceptions: [closed] }))).toEqual([])
  expect(clockTimes(hoursWith({ exceptions: [extra] }))).toContain(19)
  expect(clockTimes(hoursWith({ exceptions: [closed, extra] }))).toEqual([18, 19])
  expect(clockTimes(hoursWith({ exceptions: [closed] }), { ...MONDAY, day: 3 })).toHaveLength(7)
})

test('offers whole slots from the lead time to the last day of the horizon', () => {
  const slots = offeredSlots(hoursWith(), asked)

  expect(slots[0]?.startsAt).toEqual(new Date('2026-11-03T02:00:00.000Z'))
  expect(slots.at(-1)?.startsAt).toEqual(new Date('2026-11-30T08:00:00.000Z'))
})

const time = fc
  .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 1, max: 1_440 }))
  .filter(([opensAt, closesAt]) => opensAt < closesAt)
  .map(([opensAt, closesAt]) => ({ opensAt, closesAt }))
const day = fc
  .integer({ min: 0, max: 40 })
  .map((days) => seoulDayOf(new Date(+now + days * DAY_MS)))
const dayText = day.map((it) =>
  [it.year, it.month, it.day].map((part) => String(part).padStart(2, '0')).join('-'),
)
const anyHours: fc.Arbitrary<BookingHours> = fc.record({
  weekly: fc.array(
    fc.tuple(fc.integer({ min: 1, max: 7 }), time).map(([weekday, it]) => ({ weekday, ...it })),
    { maxLength: 20 },
  ),
  exceptions: fc.array(
    fc.oneof(
      dayText.map((it) => ({ kind: 'CLOSED' as const, day: it })),
      fc.tuple(dayText, time).map(([it, open]) => ({ kind: 'EXTRA' as const, day: it, ...open })),
    ),
    { maxLength: 10 },
  ),
  slotMinutes: fc.integer({ min: 5, max: 240 }),
  places: fc.integer({ min: 1, max: 5 }),
})

test('no slot overlaps another or leaves the open times, whatever the hours', () => {
  fc.assert(
    fc.property(anyHours, fc.integer({ min: 0, max: 72 }), (hours, noticeHours) => {
      const slots = offeredSlots(hours, { ...asked, noticeHours })
      for (const [index, { startsAt, endsAt }] of slots.entries()) {
        const ofDay = seoulDayOf(startsAt)
        const midnight = startOfSeoulDay(ofDay).getTime()
        const begin = (startsAt.getTime() - midnight) / MINUTE_MS
        const end = (endsAt.getTime() - midnight) / MINUTE_MS
        expect(end - begin).toBe(hours.slotMinutes)
        expect(
          openTimes(hours, ofDay).some((it) => it.opensAt <= begin && end <= it.closesAt),
        ).toBe(true)
        expect(+startsAt).toBeGreaterThanOrEqual(+now + noticeHours * 60 * MINUTE_MS)
        const next = slots[index + 1]
        if (next) expect(+next.startsAt).toBeGreaterThanOrEqual(+endsAt)
      }
    }),
    { numRuns: 150 },
  )
})

test('a period requested in parts has the same slots as requested at once', () => {
  fc.assert(
    fc.property(anyHours, fc.integer({ min: 0, max: 30 * 24 * 60 }), (hours, minutes) => {
      const cut = +now + minutes * MINUTE_MS
      const before = offeredSlots(hours, { ...asked, to: new Date(cut) })
      const after = offeredSlots(hours, { ...asked, from: new Date(cut + 1) })
      expect([...before, ...after]).toEqual(offeredSlots(hours, asked))
    }),
    { numRuns: 60 },
  )
})

test('summer time elsewhere does not change the studio’s hours', () => {
  const around = { ...asked, now: new Date('2026-10-20T00:00:00Z') }
  const utcHours = new Set(
    offeredSlots(hoursWith(), around).map(({ startsAt }) => startsAt.getUTCHours()),
  )

  expect([...utcHours].sort((a, b) => a - b)).toEqual([1, 2, 4, 5, 6, 7, 8])
})
