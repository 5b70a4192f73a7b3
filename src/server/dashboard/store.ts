import { sql } from 'kysely'
import type { DashboardFigures } from '#contract/dashboard.ts'
import { formatSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { DayPeriod } from '#domain/dashboard/period.ts'
import type { Db } from '#server/platform/database.ts'

const MAX_DISCOUNTS = 50

const isWithin = ({ from, to }: DayPeriod) =>
  sql<boolean>`day between ${formatSeoulDay(from)}::date and ${formatSeoulDay(to)}::date`

/**
 * Returns the figures of each day in Seoul that has any: orders placed and their progress until
 * now; result sheets first sent on that day and the total hours since their surveys; reviews
 * written, including hidden ones, and the sum of their ratings.
 */
export const findFiguresByDay = (db: Db, period: DayPeriod) =>
  db
    .selectFrom('dashboard_by_day')
    .select([
      sql<string>`day::text`.as('day'),
      'orders',
      'paid',
      'surveys',
      'results',
      'reports',
      sql<number>`(extract(epoch from waiting_time) / 3600)::float8`.as('hours'),
      'reviews',
      'rating_sum',
    ])
    .where(isWithin(period))
    .execute()

/**
 * Sums each coupon and promotion code over the paid orders of a period: number of orders, discount
 * in won and revenue in won; highest revenue first. An order with both counts for both.
 */
export const sumDiscounts = (
  db: Db,
  period: DayPeriod,
): Promise<DashboardFigures['discounts'][number][]> =>
  db
    .selectFrom('discounts_by_day')
    .select(['kind', 'name'])
    .select(({ fn }) => [
      fn.sum<number>('orders').as('orders'),
      sql<number>`sum(discount)::bigint`.as('discount'),
      sql<number>`sum(paid)::bigint`.as('paid'),
    ])
    .where(isWithin(period))
    .groupBy(['kind', 'name'])
    .orderBy('paid', 'desc')
    .orderBy('kind')
    .orderBy('name')
    .limit(MAX_DISCOUNTS)
    .execute()

/**
 * Sums the orders of a period by kind of consulting: number placed, number paid, and the revenue of
 * the paid ones in won; highest revenue first.
 */
export const sumKinds = (db: Db, period: DayPeriod): Promise<DashboardFigures['kinds'][number][]> =>
  db
    .selectFrom('kinds_by_day')
    .select('consulting_type')
    .select(({ fn }) => [
      fn.sum<number>('orders').as('orders'),
      fn.sum<number>('paid').as('paid'),
      sql<number>`sum(revenue)::bigint`.as('revenue'),
    ])
    .where(isWithin(period))
    .groupBy('consulting_type')
    .orderBy('revenue', 'desc')
    .orderBy('consulting_type')
    .execute()
