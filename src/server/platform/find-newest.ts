import { type RawBuilder, sql } from 'kysely'

/** Number of rows at the beginning of a list in which a common word is found often enough. */
const LOOKED_AT = 200

/**
 * Finds a page of the newest rows that match a search: among the first rows of the list if it is full there,
 * otherwise by the index. The index alone would collect all rows with a common word first.
 */
export async function findNewest<Row>(
  size: number,
  find: (among: number | null) => Promise<Row[]>,
): Promise<Row[]> {
  const first = await find(LOOKED_AT)
  return first.length < size ? find(null) : first
}

/**
 * The rows of a table that match a search, or `among` of the newest rows. `offset 0` keeps the planner from
 * reading the whole list in its order, in the hope of early matches.
 */
export function searchedRows<Row>(
  table: 'inquiries' | 'members' | 'reviews',
  matches: RawBuilder<boolean>,
  among: number | null,
): RawBuilder<Row> {
  return among
    ? sql`(select * from (
        select * from ${sql.table(table)} order by created_at desc, id limit ${among}
      ) as ${sql.table(table)} where ${matches})`
    : sql`(select * from ${sql.table(table)} where ${matches} offset 0)`
}
