import { z } from 'zod'
import { daysBetween, parseSeoulDay } from '#domain/calendar/seoul-day.ts'
import { MOST_PERIOD_DAYS } from '#domain/dashboard/period.ts'
import { consultingTypeField } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { dayField } from './fields.ts'
import { waitingCounts } from './order-waits.ts'
import { pageSpeed } from './page-speed.ts'

/** Money in won. */
const figures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Payments for orders in money, minus bank reversals. */
  revenue: z.int(),
  /** Refunds sent. */
  refunds: z.int(),
  /** Every day of the period, including days without data. */
  days: z.array(
    z.object({ day: z.iso.date(), revenue: z.int(), orders: z.int(), refunds: z.int() }),
  ),
  /** Page views by people, then the orders of the period and how far they have progressed. */
  funnel: z.object({
    visits: z.int(),
    orders: z.int(),
    paid: z.int(),
    surveys: z.int(),
    results: z.int(),
  }),
  /** For result sheets first sent in the period. */
  survey_to_result: z.object({ orders: z.int(), hours: z.number().nullable() }),
  rating: z.object({ count: z.int(), average: z.number().nullable() }),
})

const detailedFigures = figures.extend({
  /** Orders of the period by their kind, of kinds that have any. */
  kinds: z.array(
    z.object({
      consulting_type: consultingTypeField,
      orders: z.int(),
      paid: z.int(),
      /** Sum of the prices of paid orders, before refunds. */
      revenue: z.int(),
    }),
  ),
  discounts: z.array(
    z.object({
      kind: z.enum(['COUPON', 'PROMOTION']),
      name: z.string(),
      orders: z.int(),
      discount: z.int(),
      paid: z.int(),
    }),
  ),
  /** Of visits in the period, by page and device; most visited first. */
  page_speeds: z.array(pageSpeed),
})
export type DashboardFigures = z.output<typeof detailedFigures>

interface DashboardQuery {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const isPeriod = ({ from, to }: DashboardQuery) => {
  if (!from || !to) return true
  const days = daysBetween(parseSeoulDay(from), parseSeoulDay(to)) + 1
  return days >= 1 && days <= MOST_PERIOD_DAYS
}

export const readDashboard = endpoint({
  method: 'GET',
  path: '/v1/admin/dashboard',
  summary: 'Revenue, orders, refunds, the funnel and what else a period was, beside the one before',
  access: 'viewer',
  /** Days in Seoul, inclusive, at most a year; the last 30 if absent. */
  query: z
    .object({ from: dayField.optional(), to: dayField.optional() })
    .refine(isPeriod, { path: ['to'] }),
  reply: z.object({
    current: detailedFigures,
    before: figures,
    /** The current numbers, independent of the period. */
    waiting: waitingCounts,
  }),
  refusals: [],
})
