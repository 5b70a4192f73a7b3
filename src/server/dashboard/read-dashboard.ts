import type { readDashboard as endpoint } from '#contract/dashboard.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import {
  formatSeoulDay,
  parseSeoulDay,
  seoulDayOf,
  shiftDay,
  startOfSeoulDay,
} from '#domain/calendar/seoul-day.ts'
import { type DayPeriod, daysOf, periodBefore, periodFor } from '#domain/dashboard/period.ts'
import { summarizeRatingSums } from '#domain/reviews/rating-summary.ts'
import type { Deps } from '#server/deps.ts'
import { moneyByDay } from '#server/ledger/index.ts'
import { countWaitingOrders } from '#server/orders/index.ts'
import type { Db } from '#server/platform/database.ts'
import { pageViewsIn } from '#server/platform/page-views.ts'
import { findFiguresByDay, sumDiscounts, sumKinds } from './store.ts'
import { summarizePageSpeeds } from './summarize-page-speeds.ts'

/**
 * Returns the figures of a period and of the previous one, and what waits now. Source: ADM-03,
 * docs/rules.md D-1.
 */
export async function readDashboard(
  { readDb: db, now }: Pick<Deps, 'readDb' | 'now'>,
  { from, to }: ParsedOf<typeof endpoint>['query'],
): Promise<ReplyOf<typeof endpoint>> {
  const requested = { from: dayOf(from), to: dayOf(to) }
  const period = periodFor(requested, seoulDayOf(now()))
  const [current, discounts, kinds, page_speeds, before, waiting] = await Promise.all([
    figuresOf(db, period),
    sumDiscounts(db, period),
    sumKinds(db, period),
    summarizePageSpeeds(db, period),
    figuresOf(db, periodBefore(period)),
    countWaitingOrders(db),
  ])
  return { current: { ...current, discounts, kinds, page_speeds }, before, waiting }
}

const dayOf = (text: string | undefined) => (text ? parseSeoulDay(text) : undefined)

async function figuresOf(db: Db, period: DayPeriod): Promise<ReplyOf<typeof endpoint>['before']> {
  const span = { start: startOfSeoulDay(period.from), end: startOfSeoulDay(shiftDay(period.to, 1)) }
  const [money, figures, visits] = await Promise.all([
    moneyByDay(db, span),
    findFiguresByDay(db, period),
    pageViewsIn(db, period),
  ])
  const moneyOf = new Map(money.map((it) => [it.day, it]))
  const ordersOf = new Map(figures.map((it) => [it.day, it.orders]))
  const all = (of: Exclude<keyof (typeof figures)[number], 'day'>) =>
    sum(figures.map((it) => it[of]))
  const days = daysOf(period).map(formatSeoulDay)
  const reports = all('reports')
  return {
    from: formatSeoulDay(period.from),
    to: formatSeoulDay(period.to),
    revenue: sum(money.map(({ revenue }) => revenue)),
    refunds: sum(money.map(({ refunds }) => refunds)),
    days: days.map((day) => ({
      day,
      revenue: moneyOf.get(day)?.revenue ?? 0,
      orders: ordersOf.get(day) ?? 0,
      refunds: moneyOf.get(day)?.refunds ?? 0,
    })),
    funnel: {
      visits,
      orders: all('orders'),
      paid: all('paid'),
      surveys: all('surveys'),
      results: all('results'),
    },
    survey_to_result: {
      orders: reports,
      hours: reports === 0 ? null : Math.round((all('hours') * 10) / reports) / 10,
    },
    rating: summarizeRatingSums(all('rating_sum'), all('reviews')),
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
