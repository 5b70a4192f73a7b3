import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import { asFaqs, asRow, type OrderedTable } from './ordered-content-store.ts'

/**
 * Returns one page of the visible rows that `where` matches, by position, and their total number.
 */
export async function findVisiblePage<Table extends OrderedTable>(
  db: Db,
  table: Table,
  { page, size }: { readonly page: number; readonly size: number },
  where: Expression<SqlBool> = sql<SqlBool>`true`,
) {
  const visible = db.selectFrom(asFaqs(table)).where('status', '=', '활성').where(where)
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
  return { rows: rows.map(asRow<Table>), total }
}
