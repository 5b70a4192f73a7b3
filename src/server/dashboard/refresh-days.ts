import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database.ts'

/**
 * Counts the days anew that anything has touched since the last time, and keeps what they come to;
 * returns how many. What is touched meanwhile stays marked, and whoever orders waits for nothing.
 * Source: docs/rules.md D-5.
 */
export const refreshDays = ({ db }: Pick<Deps, 'db'>): Promise<number> =>
  inTransaction(db, async (tx) => {
    // Another instance waits here: of two counts of a day the older one must not be kept last.
    await sql`lock table dashboard_days in share row exclusive mode`.execute(tx)
    const { rows } = await sql<{ day: string }>`
      with unmarked as (delete from dashboard_changed_days returning day)
      select distinct day::text from unmarked
    `.execute(tx)
    const days = rows.map(({ day }) => day)
    if (days.length === 0) return 0
    // These see at least what the marks that are gone stood for; what is newer has marks of its own.
    await sql`delete from dashboard_days where day = any(${days}::date[])`.execute(tx)
    await sql`delete from dashboard_discounts where day = any(${days}::date[])`.execute(tx)
    await sql`delete from dashboard_kinds where day = any(${days}::date[])`.execute(tx)
    await sql`
      insert into dashboard_days
      select day, counted.* from unnest(${days}::date[]) as day
      cross join lateral counted_dashboard_day(day) as counted
    `.execute(tx)
    await sql`
      insert into dashboard_discounts
      select day, counted.* from unnest(${days}::date[]) as day
      cross join lateral counted_dashboard_discounts(day) as counted
    `.execute(tx)
    await sql`
      insert into dashboard_kinds
      select day, counted.* from unnest(${days}::date[]) as day
      cross join lateral counted_dashboard_kinds(day) as counted
    `.execute(tx)
    return days.length
  })
