import type { DashboardFigures } from '#contract/dashboard.ts'

type Day = DashboardFigures['days'][number]

export interface Point {
  /** First day of the bar: `2026-11-02`. */
  readonly day: string
  readonly revenue: number
  readonly refunds: number
  readonly orders: number
  /** Figures of the same day in the period before. */
  readonly revenueBefore: number
  readonly ordersBefore: number
}

/** The most bars that remain distinguishable on a phone. */
const MOST_BARS = 62
const WEEK = 7

export const daysPerBar = (days: number): number => (days > MOST_BARS ? WEEK : 1)

/** Sums both periods by day, or by seven days if there would be too many bars. */
export function chartPoints(days: readonly Day[], before: readonly Day[]): Point[] {
  const width = daysPerBar(days.length)
  const firstDays = [...days.entries()].filter(([at]) => at % width === 0)
  return firstDays.map(([at, { day }]) => {
    const its = days.slice(at, at + width)
    const itsBefore = before.slice(at, at + width)
    return {
      day,
      revenue: sum(its, 'revenue'),
      refunds: sum(its, 'refunds'),
      orders: sum(its, 'orders'),
      revenueBefore: sum(itsBefore, 'revenue'),
      ordersBefore: sum(itsBefore, 'orders'),
    }
  })
}

const sum = (days: readonly Day[], figure: 'revenue' | 'refunds' | 'orders') =>
  days.reduce((all, day) => all + day[figure], 0)
