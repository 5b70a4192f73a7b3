import { sql } from 'kysely'
import type { z } from 'zod'
import type { exportAudit } from '#contract/audit.ts'
import { endOfSeoulDay, parseSeoulDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db } from '#server/platform/database.ts'

export type AuditFilters = z.output<(typeof exportAudit)['query']>

/** Position of the last entry of a page; the next page starts after it. */
export interface EntryPosition {
  readonly at: Date
  readonly id: string | number
}

/**
 * Lists entries newest first, starting after a position. Each filter has an index in this order.
 */
export const findEntries = (
  db: Db,
  filters: AuditFilters,
  after: EntryPosition | null,
  size: number,
) =>
  matching(db, filters)
    .selectAll()
    .where(({ eb, lit, refTuple, tuple }) =>
      after ? eb(refTuple('at', 'id'), '<', tuple(after.at, Number(after.id))) : lit(true),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)

/** Counts entries up to a limit; returns `most` + 1 if there are more. */
export const countEntries = (db: Db, filters: AuditFilters, most: number): Promise<number> =>
  countRows(db, matching(db, filters), most)

export type EntryRow = Awaited<ReturnType<ReturnType<typeof findEntries>['execute']>>[number]

function matching(db: Db, { actor, subject, kind, category, from, to }: AuditFilters) {
  let log = db.selectFrom('audit_log')
  if (actor) log = log.where('actor_name', '=', actor)
  if (subject) log = log.where('subject', 'in', spellingsOf(subject))
  if (kind) log = log.where(sql`split_part(action, '.', 1)`, '=', kind)
  if (category) log = log.where(sql`audit_category(action)`, '=', category)
  if (from) log = log.where('at', '>=', startOfSeoulDay(parseSeoulDay(from)))
  if (to) log = log.where('at', '<=', endOfSeoulDay(parseSeoulDay(to)))
  return log
}

/** Order numbers are stored in upper case, other ids in lower case. */
const spellingsOf = (text: string) => [...new Set([text, text.toUpperCase(), text.toLowerCase()])]

/**
 * Lists everybody in the log by jumping through the index from one name to the next, so that its
 * time does not depend on the number of entries.
 */
export async function findActors(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive actor(name) as (
      (select actor_name from audit_log order by actor_name limit 1)
      union all
      select (select actor_name from audit_log where actor_name > name order by actor_name limit 1)
      from actor where name is not null
    )
    select name from actor where name is not null`.execute(db)
  return rows.map(({ name }) => name)
}
