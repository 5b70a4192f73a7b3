import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import type { ContentTables } from './tables.ts'

type OrderedTables = Omit<ContentTables, 'policies'>

/**
 * Returns one page of the visible rows that `where` matches, by position, and their total number.
 */
export async function findVisiblePage<Table extends keyof OrderedTables>(
  db: Db,
  table: Table,
  { page, size }: { readonly page: number; readonly size: number },
  where: Expression<SqlBool> = sql<SqlBool>`true`,
) {
  // Only columns that all of these tables share are used here.
  const visible = db
    .selectFrom(table as 'faqs')
    .where('status', '=', '활성')
    .where(where)
  const [rows, { total }] = await Promise.all([
    visible
      .selectAll()
      .orderBy('position')
      .orderBy('created_at')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    visible.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: rows as object[] as Selectable<ContentTables[Table]>[], total }
}
