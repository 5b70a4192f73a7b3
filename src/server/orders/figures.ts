import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

/** From `start` up to, without, `end`. */
interface Period {
  readonly start: Date
  readonly end: Date
}

const MOST_DISCOUNTS = 50

/**
 * How many orders were placed on each day of Seoul that has any, and how far those have come until
 * now.
 */
export const ordersByDay = (db: Db, { start, end }: Period) =>
  db
    .selectFrom('orders')
    .select(({ fn }) => [
      sql<string>`(placed_at at time zone 'Asia/Seoul')::date::text`.as('day'),
      fn.countAll<number>().as('orders'),
      fn.count<number>('paid_at').as('paid'),
      fn.count<number>('survey_submitted_at').as('surveys'),
      fn.count<number>('report_published_at').as('results'),
    ])
    .where('placed_at', '>=', start)
    .where('placed_at', '<', end)
    .groupBy(sql`(placed_at at time zone 'Asia/Seoul')::date`)
    .execute()

/** How long those waited for their sheet, on average, to whom it was first sent in a period. */
export const timeToSheet = (db: Db, { start, end }: Period) =>
  db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      sql<number | null>`round((extract(epoch from avg(report_published_at - survey_submitted_at))
        / 3600)::numeric, 1)::float8`.as('hours'),
    ])
    .where('report_published_at', '>=', start)
    .where('report_published_at', '<', end)
    .where('survey_submitted_at', 'is not', null)
    .executeTakeFirstOrThrow()

interface DiscountUse {
  readonly kind: 'COUPON' | 'PROMOTION'
  readonly name: string
  readonly orders: number
  readonly discount: number
  readonly paid: number
}

/**
 * What each coupon and promotion code did for the paid orders of a period: how many orders, won that
 * it took off, won that were paid all the same. An order with both counts for both.
 */
export async function discountsUsed(db: Db, { start, end }: Period): Promise<DiscountUse[]> {
  const { rows } = await sql<DiscountUse>`
    select kind, name, count(*) as orders, sum(discount)::bigint as discount,
      sum(total_price)::bigint as paid
    from orders
    cross join lateral (values
      ('COUPON', coupon_name, discount_coupon),
      ('PROMOTION', promotion_code, discount_promotion)
    ) as used (kind, name, discount)
    where placed_at >= ${start} and placed_at < ${end} and paid_at is not null and name is not null
      and (coupon_name is not null or promotion_code is not null)
    group by kind, name
    order by paid desc, kind, name
    limit ${MOST_DISCOUNTS}
  `.execute(db)
  return rows
}
