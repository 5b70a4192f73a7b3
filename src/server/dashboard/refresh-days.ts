import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database.ts'

/**
 * Recomputes the stored figures of all days that have changed since the last run; returns the
 * number of days. Days that change meanwhile stay marked, and no order waits for this. Source:
 * docs/rules.md D-5.
 */
export const refreshDays = ({ db }: Pick<Deps, 'db'>): Promise<number> =>
  inTransaction(db, async (tx) => {
    // Waits for other instances, so that an older result cannot overwrite a newer one.
    await sql`lock table dashboard_days in share row exclusive mode`.execute(tx)
    const { rows } = await sql<{ day: string }>`
      with unmarked as (delete from dashboard_changed_days returning day)
      select distinct day::text from unmarked
    `.execute(tx)
    const days = rows.map(({ day }) => day)
    if (days.length === 0) return 0
    // These statements see every change whose mark was deleted; newer changes have marks of their
    // own.
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
