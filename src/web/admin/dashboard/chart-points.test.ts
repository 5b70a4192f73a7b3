import { expect, test } from 'vitest'
import { formatSeoulDay, shiftDay } from '#domain/calendar/seoul-day.ts'
import { chartPoints } from './chart-points.ts'

const daysFrom = (month: number, count: number, orders: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: formatSeoulDay(shiftDay({ year: 2026, month, day: 1 }, at)),
    revenue: orders * 100_000,
    orders,
    refunds: 1_000,
  }))

test('[ADM-03] periods of up to two months have a bar for each day, paired with the same day of the period before', () => {
  const points = chartPoints(daysFrom(3, 62, 2), daysFrom(1, 62, 1))

  expect(points).toHaveLength(62)
  expect(points[1]).toEqual({
    day: '2026-03-02',
    revenue: 200_000,
    refunds: 1_000,
    orders: 2,
    revenueBefore: 100_000,
    ordersBefore: 1,
  })
})

test('[ADM-03] longer periods have a bar for every seven days, with the same totals', () => {
  const points = chartPoints(daysFrom(3, 90, 2), daysFrom(1, 90, 1))

  expect(points).toHaveLength(13)
  expect(points.at(-1)).toMatchObject({ day: '2026-05-24', orders: 12 })
  expect(points.reduce((all, { orders }) => all + orders, 0)).toBe(180)
  expect(points.reduce((all, { revenueBefore }) => all + revenueBefore, 0)).toBe(9_000_000)
})
