import { type Insertable, sql } from 'kysely'
import { formatSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { DayPeriod } from '#domain/dashboard/period.ts'
import type { Db } from '#server/platform/database.ts'
import type { DashboardTables } from './tables.ts'

/** Adds counts. They must be sorted, so that concurrent visits cannot deadlock. */
export async function addPageSpeeds(
  db: Db,
  counts: readonly Insertable<DashboardTables['page_speeds']>[],
) {
  if (counts.length === 0) return
  await db
    .insertInto('page_speeds')
    .values([...counts])
    .onConflict((it) =>
      it
        .columns(['day', 'page', 'device', 'measure', 'bucket'])
        .doUpdateSet({ count: sql`page_speeds.count + excluded.count` }),
    )
    .execute()
}

/** Sums the counts of a period by page, device, measure and bucket. */
export const sumPageSpeeds = (db: Db, { from, to }: DayPeriod) =>
  db
    .selectFrom('page_speeds')
    .select(['page', 'device', 'measure', 'bucket'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>=', formatSeoulDay(from))
    .where('day', '<=', formatSeoulDay(to))
    .groupBy(['page', 'device', 'measure', 'bucket'])
    .execute()

export async function deletePageSpeedsBefore(db: Db, day: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('page_speeds')
    .where('day', '<', day)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
