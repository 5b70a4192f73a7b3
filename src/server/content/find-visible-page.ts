import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import type { ContentTables } from './tables.ts'

type OrderedTables = Omit<ContentTables, 'policies'>

/**
 * One page of what the owner shows (of what `where` holds for), in the owner's order, and how many
 * there are in all.
 */
export async function findVisiblePage<Table extends keyof OrderedTables>(
  db: Db,
  table: Table,
  { page, size }: { readonly page: number; readonly size: number },
  where: Expression<SqlBool> = sql<SqlBool>`true`,
) {
  // Any of these tables: what is asked of it here is what all of them have.
  const shown = db
    .selectFrom(table as 'faqs')
    .where('status', '=', '활성')
    .where(where)
  const [rows, { total }] = await Promise.all([
    shown
      .selectAll()
      .orderBy('position')
      .orderBy('created_at')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    shown.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows as object[] as Selectable<ContentTables[Table]>[], total }
}
