import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#server/platform/database.ts'
import { startApp } from '#tests/support/app.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { givenReview } from '#tests/support/given-reviews.ts'
import { openTransaction } from '#tests/support/open-transaction.ts'
import { refreshDays } from './index.ts'

/** Compares the stored days with figures computed from orders and reviews, in one snapshot. */
async function expectDaysToBeTrue(db: Db) {
  const { rows } = await sql<{ stored: object; found: object }>`
    select (select json_agg(stored) from (
      select day, orders, paid, surveys, results, reports, extract(epoch from waiting_time) as waiting_time,
        reviews, rating_sum
      from dashboard_by_day where orders + reports + reviews > 0 order by day) as stored) as stored,
    (select json_agg(found) from (
      select day, sum(orders) as orders, sum(paid) as paid, sum(surveys) as surveys,
        sum(results) as results, sum(reports) as reports, sum(waiting_time) as waiting_time,
        sum(reviews) as reviews, sum(rating_sum) as rating_sum
      from (
        select placed_at as at, 1 as orders, (paid_at is not null)::int as paid,
          (survey_submitted_at is not null)::int as surveys,
          (report_published_at is not null)::int as results,
          0 as reports, 0 as waiting_time, 0 as reviews, 0 as rating_sum from orders
        union all
        select report_published_at, 0, 0, 0, 0, 1,
          extract(epoch from report_published_at - survey_submitted_at), 0, 0 from orders
        where report_published_at is not null and survey_submitted_at is not null
        union all
        select created_at, 0, 0, 0, 0, 0, 0, 1, rating from reviews
      ) as each cross join lateral (select (at at time zone 'Asia/Seoul')::date as day) as its
      group by day order by day) as found) as found
  `.execute(db)
  expect(rows[0]?.stored).toEqual(rows[0]?.found)
}

async function expectDiscountsToBeTrue(db: Db) {
  const { rows } = await sql<{ stored: object; found: object }>`
    select (select json_agg(stored) from (
      select day, kind, name, orders, discount, paid from discounts_by_day order by 1, 2, 3
    ) as stored) as stored,
    (select json_agg(found) from (
      select (placed_at at time zone 'Asia/Seoul')::date as day, 'PROMOTION' as kind,
        promotion_code as name, count(*) as orders, sum(discount_promotion) as discount,
        sum(total_price) as paid
      from orders where promotion_code is not null and paid_at is not null
      group by 1, 2, 3 order by 1, 2, 3) as found) as found
  `.execute(db)
  expect(rows[0]?.stored).toEqual(rows[0]?.found)
}

async function expectKindsToBeTrue(db: Db) {
  const { rows } = await sql<{ stored: object; found: object }>`
    select (select json_agg(stored) from (
      select day, consulting_type, orders, paid, revenue from kinds_by_day order by 1, 2
    ) as stored) as stored,
    (select json_agg(found) from (
      select (placed_at at time zone 'Asia/Seoul')::date as day, consulting_type,
        count(*) as orders, count(paid_at) as paid,
        coalesce(sum(case when paid_at is not null then total_price end), 0) as revenue
      from orders group by 1, 2 order by 1, 2) as found) as found
  `.execute(db)
  expect(rows[0]?.stored).toEqual(rows[0]?.found)
}

/** A moment near midnight in Seoul. */
const midnight = (day: number, past: number) =>
  new Date(Date.parse('2026-11-02T15:00:00Z') + day * 24 * HOUR_MS + past)

/** All changes that orders and reviews can go through. */
const changes = {
  pay: (at) => sql`update orders set paid_at = ${at}, promotion_code = 'A' where number = `,
  unpay: () => sql`update orders set paid_at = null where number = `,
  place: (at) => sql`update orders set placed_at = ${at} where number = `,
  survey: (at) => sql`update orders set survey_submitted_at = ${at} where number = `,
  publish: (at) => sql`update orders set report_published_at = ${at},
    survey_submitted_at = ${at}::timestamptz - interval '30 hours' where number = `,
  rate: (at) => sql`update reviews set rating = 1 + ${at}::timestamptz::date - '2026-11-01'::date
    where order_number = `,
  write: (at) => sql`update reviews set created_at = ${at} where order_number = `,
} satisfies Record<string, (at: Date) => ReturnType<typeof sql>>

const step = fc.record({
  does: fc.constantFrom('now', 'now', 'now', 'begin', 'commit', 'undo', 'refresh', 'refreshTwice'),
  change: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
  of: fc.nat(2),
  at: fc.tuple(fc.nat(2), fc.constantFrom(-1, 0)).map((it) => midnight(...it)),
})

test('[ADM-03] the days match their orders and reviews after any change at any time', async () => {
  const app = await startApp()
  const other = openTestDatabase(app.databaseUrl, { poolSize: 2 })
  await givenReview(app, { rating: 4 })
  await givenGuestOrder(app)
  await givenGuestOrder(app)
  const orders = await app.db.selectFrom('orders').select('number').orderBy('placed_at').execute()
  const apply = (
    db: Db,
    { change, at, of }: { change: keyof typeof changes; at: Date; of: number },
  ) => sql`${changes[change](at)} ${orders[of]!.number}`.execute(db)

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      // Another order's transaction is open: this must not wait for it.
      let open: ({ readonly of: number } & Awaited<ReturnType<typeof openTransaction>>) | undefined
      try {
        for (const it of steps) {
          if (it.does === 'now' && it.of !== open?.of) await apply(app.db, it)
          if (it.does === 'begin' && !open) {
            open = { of: it.of, ...(await openTransaction(other)) }
            await apply(open.tx, it)
          }
          if ((it.does === 'commit' || it.does === 'undo') && open) {
            await open.end(it.does)
            open = undefined
          }
          if (it.does === 'refresh') await refreshDays(app.deps)
          if (it.does === 'refreshTwice')
            await Promise.all([refreshDays(app.deps), refreshDays(app.deps)])
          await expectDaysToBeTrue(app.db)
          await expectDiscountsToBeTrue(app.db)
          await expectKindsToBeTrue(app.db)
        }
      } finally {
        await open?.end('commit')
      }
      await refreshDays(app.deps)
      await expectDaysToBeTrue(app.db)
      await expectDiscountsToBeTrue(app.db)
      await expectKindsToBeTrue(app.db)
    }),
    // Each run continues with the data of the previous one, so a shorter sequence would be a
    // different test.
    { numRuns: 12, endOnFailure: true },
  )
  await other.destroy()
  expect(await refreshDays(app.deps)).toBe(0)
})

test('[ADM-03] does not recompute a day that has not changed', async () => {
  const app = await startApp()
  await givenGuestOrder(app)
  expect(await refreshDays(app.deps)).toBe(1)
  await sql`update dashboard_days set orders = 7`.execute(app.db)

  const storedDays = () => app.db.selectFrom('dashboard_by_day').select('orders').execute()
  expect(await storedDays()).toEqual([{ orders: 7 }])
  await givenGuestOrder(app)
  expect(await storedDays()).toEqual([{ orders: 2 }])
  await refreshDays(app.deps)
  expect(await storedDays()).toEqual([{ orders: 2 }])
})
