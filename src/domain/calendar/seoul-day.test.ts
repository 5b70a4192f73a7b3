import { expect, test } from 'vitest'
import { addDays, addMonths, endOfSeoulDay, seoulDayOf, startOfSeoulDay } from './seoul-day.ts'

test('a day starts in Seoul nine hours before it starts in UTC', () => {
  expect(seoulDayOf(new Date('2026-03-01T14:59:59.999Z'))).toEqual({ year: 2026, month: 3, day: 1 })
  expect(seoulDayOf(new Date('2026-03-01T15:00:00.000Z'))).toEqual({ year: 2026, month: 3, day: 2 })
})

test('a day ends with its last millisecond', () => {
  const day = { year: 2026, month: 12, day: 31 }

  expect(startOfSeoulDay(day).toISOString()).toBe('2026-12-30T15:00:00.000Z')
  expect(endOfSeoulDay(day).toISOString()).toBe('2026-12-31T14:59:59.999Z')
})

// biome-ignore format: a table reads by columns
test.each([
  [{ year: 2026, month: 1, day: 15 },  6, { year: 2026, month: 7, day: 15 }],
  [{ year: 2026, month: 8, day: 31 },  6, { year: 2027, month: 2, day: 28 }],
  [{ year: 2027, month: 8, day: 31 },  6, { year: 2028, month: 2, day: 29 }],
  [{ year: 2026, month: 6, day: 30 },  6, { year: 2026, month: 12, day: 30 }],
  [{ year: 2026, month: 12, day: 1 }, 12, { year: 2027, month: 12, day: 1 }],
])('%o plus %i months is %o', (day, months, expected) => {
  expect(addMonths(day, months)).toEqual(expected)
})

test('adds days of 24 hours', () => {
  expect(addDays(new Date('2026-02-27T03:04:05Z'), 3)).toEqual(new Date('2026-03-02T03:04:05Z'))
})
