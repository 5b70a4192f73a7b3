import { expect, test } from 'vitest'
import { isKoreanHoliday } from './korean-holidays.ts'
import { formatSeoulDay, type SeoulDay, shiftDay, weekdayOf } from './seoul-day.ts'

const SATURDAY = 6

function holidaysOnWorkdays(year: number) {
  const found: string[] = []
  for (let day: SeoulDay = { year, month: 1, day: 1 }; day.year === year; day = shiftDay(day, 1)) {
    if (weekdayOf(day) < SATURDAY && isKoreanHoliday(day)) found.push(formatSeoulDay(day).slice(5))
  }
  return found
}

// biome-ignore format: a table reads by columns
test.each([
  [2025, ['01-01', '01-28', '01-29', '01-30', '03-03', '05-05', '05-06', '06-06', '08-15', '10-03', '10-06', '10-07', '10-08', '10-09', '12-25']],
  [2026, ['01-01', '02-16', '02-17', '02-18', '03-02', '05-05', '05-25', '08-17', '09-24', '09-25', '10-05', '10-09', '12-25']],
  [2027, ['01-01', '02-08', '02-09', '03-01', '05-05', '05-13', '08-16', '09-14', '09-15', '09-16', '10-04', '10-11', '12-27']],
])('lists the weekdays of %i on which banks are closed, including substitute holidays', (year, days) => {
  expect(holidaysOnWorkdays(year)).toEqual(days)
})
