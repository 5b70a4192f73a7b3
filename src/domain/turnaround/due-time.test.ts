import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultBookingHours } from '#domain/bookings/booking-hours.ts'
import { isKoreanHoliday } from '#domain/calendar/korean-holidays.ts'
import {
  daysBetween,
  formatSeoulDay,
  MINUTE_MS,
  type SeoulDay,
  seoulDayOf,
  shiftDay,
  weekdayOf,
} from '#domain/calendar/seoul-day.ts'
import { endOfWork, reportDueAt, type WorkingHours } from './due-time.ts'

const hours: WorkingHours = defaultBookingHours
const closedOn = (...days: string[]): WorkingHours => ({
  ...hours,
  exceptions: days.map((day) => ({ kind: 'CLOSED', day })),
})

test.each([
  [
    'three weekdays later, at the end of work',
    '2026-11-23T10:00+09:00',
    3,
    '2026-11-26T18:00+09:00',
  ],
  ['from the next day, also late at night', '2026-11-23T23:59+09:00', 1, '2026-11-24T18:00+09:00'],
  ['by the day in Seoul, not in UTC', '2026-11-23T00:30+09:00', 1, '2026-11-24T18:00+09:00'],
  ['from Monday after a weekend', '2026-11-21T10:00+09:00', 1, '2026-11-23T18:00+09:00'],
  ['across the year’s end', '2026-12-30T10:00+09:00', 2, '2027-01-04T18:00+09:00'],
  ['around Seollal', '2027-02-05T10:00+09:00', 3, '2027-02-12T18:00+09:00'],
  ['around Chuseok', '2026-09-23T10:00+09:00', 3, '2026-09-30T18:00+09:00'],
])('[C-01] a sheet is due %s', (_what, from, days, due) => {
  expect(reportDueAt(new Date(from), days, hours)).toEqual(new Date(due))
})

test('[C-01] does not count a closed day of the studio', () => {
  const due = (set: WorkingHours) => reportDueAt(new Date('2026-11-23T10:00+09:00'), 3, set)
  expect(due(closedOn('2026-11-25'))).toEqual(new Date('2026-11-27T18:00+09:00'))
  expect(due(closedOn('2026-11-23', '2026-11-28'))).toEqual(due(hours))
})

test('[C-01] business days are the weekdays of the weekly hours, whose last hour ends them', () => {
  const weekly = [
    { weekday: 2, opensAt: 600, closesAt: 1_200 },
    { weekday: 6, opensAt: 600, closesAt: 840 },
    { weekday: 6, opensAt: 540, closesAt: 720 },
  ]
  const from = new Date('2026-11-23T10:00+09:00')
  const due = (days: number) => reportDueAt(from, days, { weekly, exceptions: [] })
  expect(due(1)).toEqual(new Date('2026-11-24T20:00+09:00'))
  expect(due(2)).toEqual(new Date('2026-11-28T14:00+09:00'))
})

test('[C-01] a studio without weekly hours works Monday to Friday until 18:00', () => {
  const due = reportDueAt(new Date('2026-11-27T10:00+09:00'), 1, { weekly: [], exceptions: [] })
  expect(due).toEqual(new Date('2026-11-30T18:00+09:00'))
})

test('[C-01] work never ends on the next day', () => {
  const weekly = [{ weekday: 1, opensAt: 600, closesAt: 1_440 }]
  const due = endOfWork({ year: 2026, month: 11, day: 23 }, { weekly })
  expect(due).toEqual(new Date('2026-11-23T23:59+09:00'))
})

const instants = fc
  .integer({ min: 0, max: 5 * 366 * 24 * 60 })
  .map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * MINUTE_MS))
const counts = fc.integer({ min: 1, max: 60 })
const closed = fc
  .array(fc.integer({ min: 0, max: 5 * 366 }), { maxLength: 40 })
  .map((days) =>
    closedOn(...days.map((day) => formatSeoulDay(shiftDay({ year: 2026, month: 1, day: 1 }, day)))),
  )

test('[C-01] a sheet is never due on a closed day, and always after exactly that many business days', () => {
  fc.assert(
    fc.property(instants, counts, closed, (from, days, set) => {
      const isOpen = (day: SeoulDay) =>
        weekdayOf(day) < 6 &&
        !isKoreanHoliday(day) &&
        !set.exceptions.some((it) => it.day === formatSeoulDay(day))
      const due = seoulDayOf(reportDueAt(from, days, set))
      expect(isOpen(due)).toBe(true)
      let counted = 0
      for (
        let day = shiftDay(seoulDayOf(from), 1);
        daysBetween(day, due) >= 0;
        day = shiftDay(day, 1)
      ) {
        if (isOpen(day)) counted += 1
      }
      expect(counted).toBe(days)
    }),
  )
})

test('[C-01] a later survey or one more day never makes a sheet due earlier', () => {
  fc.assert(
    fc.property(
      instants,
      fc.integer({ min: 0, max: 20_000 }),
      counts,
      closed,
      (from, later, days, set) => {
        const due = reportDueAt(from, days, set).getTime()
        const afterwards = new Date(from.getTime() + later * MINUTE_MS)
        expect(reportDueAt(afterwards, days, set).getTime()).toBeGreaterThanOrEqual(due)
        expect(reportDueAt(from, days + 1, set).getTime()).toBeGreaterThan(due)
      },
    ),
  )
})
