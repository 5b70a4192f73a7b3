import { expect, test } from 'vitest'
import { formatSeoulDay, parseSeoulDay } from '../calendar/seoul-day.ts'
import { changeInPercent, type DayPeriod, daysOf, periodBefore, periodFor } from './period.ts'

const today = parseSeoulDay('2026-11-02')
const said = ({ from, to }: DayPeriod) => [formatSeoulDay(from), formatSeoulDay(to)]

test('a period without ends is the last 30 days; with one end it is 30 days from or up to it', () => {
  const day = parseSeoulDay('2026-03-01')

  expect(said(periodFor({}, today))).toEqual(['2026-10-04', '2026-11-02'])
  expect(said(periodFor({ from: day }, today))).toEqual(['2026-03-01', '2026-03-30'])
  expect(said(periodFor({ to: day }, today))).toEqual(['2026-01-31', '2026-03-01'])
})

test('the previous period has as many days and ends the day before', () => {
  const period = { from: parseSeoulDay('2026-03-01'), to: parseSeoulDay('2026-03-03') }

  expect(said(periodBefore(period))).toEqual(['2026-02-26', '2026-02-28'])
  expect(said(periodBefore({ from: today, to: today }))).toEqual(['2026-11-01', '2026-11-01'])
  expect(daysOf(period).map(formatSeoulDay)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
})

// biome-ignore format: a table reads by columns
test.each([
  [150, 100,   50],
  [ 50, 100,  -50],
  [  0, 100, -100],
  [  1,   3,  -67],
  [100,   0, null],
  [  0,   0, null],
])('%i after %i is a change of %o percent', (now, before, percent) => {
  expect(changeInPercent(now, before)).toBe(percent)
})
