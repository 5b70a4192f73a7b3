import type { DashboardFigures, readDashboard as endpoint } from '#contract/dashboard.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import {
  laterDay,
  seoulDayOf,
  seoulDayOfText,
  startOfSeoulDay,
  textOfSeoulDay,
} from '#domain/calendar/seoul-day.ts'
import { type DayPeriod, daysOf, periodBefore, periodFor } from '#domain/dashboard/period.ts'
import type { Deps } from '#server/deps.ts'
import { moneyByDay } from '#server/ledger/index.ts'
import { countWaiting, discountsUsed, ordersByDay, timeToSheet } from '#server/orders/index.ts'
import type { Db } from '#server/platform/database.ts'
import { pageViewsIn } from '#server/platform/page-views.ts'
import { ratingsWritten } from '#server/reviews/index.ts'

/** What a period was, what the one before it was, and what waits now. Source: ADM-03, docs/rules.md D-1. */
export async function readDashboard(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { from, to }: ParsedOf<typeof endpoint>['query'],
): Promise<ReplyOf<typeof endpoint>> {
  const asked = { from: dayOf(from), to: dayOf(to) }
  const period = periodFor(asked, seoulDayOf(now()))
  const [current, before, waiting] = await Promise.all([
    figuresOf(db, period),
    figuresOf(db, periodBefore(period)),
    countWaiting(db),
  ])
  return { current, before, waiting }
}

const dayOf = (text: string | undefined) => (text ? seoulDayOfText(text) : undefined)

async function figuresOf(db: Db, period: DayPeriod): Promise<DashboardFigures> {
  const span = { start: startOfSeoulDay(period.from), end: startOfSeoulDay(laterDay(period.to, 1)) }
  const [money, orders, visits, sheets, rating, discounts] = await Promise.all([
    moneyByDay(db, span),
    ordersByDay(db, span),
    pageViewsIn(db, period),
    timeToSheet(db, span),
    ratingsWritten(db, span),
    discountsUsed(db, span),
  ])
  const moneyOf = new Map(money.map((it) => [it.day, it]))
  const ordersOf = new Map(orders.map((it) => [it.day, it.orders]))
  const days = daysOf(period).map(textOfSeoulDay)
  return {
    from: textOfSeoulDay(period.from),
    to: textOfSeoulDay(period.to),
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
      orders: sum(orders.map((it) => it.orders)),
      paid: sum(orders.map(({ paid }) => paid)),
      surveys: sum(orders.map(({ surveys }) => surveys)),
      results: sum(orders.map(({ results }) => results)),
    },
    survey_to_result: sheets,
    rating,
    discounts,
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
