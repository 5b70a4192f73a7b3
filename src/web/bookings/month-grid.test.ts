import { expect, test } from 'vitest'
import { columnOf, dayAfter, laterMonth, sameDayIn, weeksOf } from './month-grid.ts'

const SUNDAY = 7
const MONDAY = 1

test('aligns a month to its weekdays for any first weekday', () => {
  const korean = weeksOf('2026-11', SUNDAY)
  const vietnamese = weeksOf('2026-11', MONDAY)

  expect(korean).toHaveLength(5)
  expect(korean[0]?.[0]).toBe('2026-11-01')
  expect(korean[4]?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', null])
  expect(vietnamese[0]).toEqual([...Array(6).fill(null), '2026-11-01'])
  expect(columnOf('2026-11-05', MONDAY)).toBe(3)
})

test('continues days and months across months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect(laterMonth('2026-12', 1)).toBe('2027-01')
  expect(laterMonth('2027-01', -1)).toBe('2026-12')
  expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28')
})
