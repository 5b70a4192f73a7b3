import { sql } from 'kysely'
import type { DashboardFigures } from '#contract/dashboard.ts'
import { formatSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { DayPeriod } from '#domain/dashboard/period.ts'
import type { Db } from '#server/platform/database.ts'

const MOST_DISCOUNTS = 50

const isWithin = ({ from, to }: DayPeriod) =>
  sql<boolean>`day between ${formatSeoulDay(from)}::date and ${formatSeoulDay(to)}::date`

/**
 * Of each day of Seoul that has any of it: the orders that were placed and how far those have come
 * until now; the sheets that were first sent and the hours that they were waiting_time for, all together;
 * the reviews that were written, hidden or not, and their ratings together.
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
      'sheets',
      sql<number>`(extract(epoch from waiting_time) / 3600)::float8`.as('hours'),
      'reviews',
      'rating_sum',
    ])
    .where(isWithin(period))
    .execute()

/**
 * What each coupon and promotion code did for the paid orders of a period: how many orders, won that
 * it took off, won that were paid all the same; what brought most first. An order with both counts
 * for both.
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
    .limit(MOST_DISCOUNTS)
    .execute()

/**
 * The orders of a period by the kind of consulting: how many there are and how many were paid, and the
 * prices of the paid ones together, in won; what brought most first.
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
