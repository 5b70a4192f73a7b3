import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import { hasWordsAnywhere } from '#server/platform/text-search.ts'
import type { ContentTables } from './tables.ts'

/** Tables of content that the owner orders; they share position, status, words and revision. */
export type OrderedTable = keyof Omit<ContentTables, 'policies'>
export type OrderedColumns = Omit<Selectable<ContentTables['faqs']>, 'words'> & {
  readonly words: object
}
export type Row<Table extends OrderedTable> = Selectable<ContentTables[Table]> & OrderedColumns

interface RowQuery {
  readonly page: number
  readonly size: number
  readonly status?: OrderedColumns['status'] | undefined
  readonly q?: string | undefined
}

/** The compiler cannot follow a union of tables: each statement is valid for all of them. */
export const asFaqs = (table: OrderedTable) => table as 'faqs'

/** A row that was selected through {@link asFaqs} is one of the table that was named. */
export const asRow = <Table extends OrderedTable>(row: object) => row as Row<Table>

/** Lists a page of rows by position, filtered by status and by part of their texts. */
export async function findRows<Table extends OrderedTable>(
  db: Db,
  table: Table,
  { page, size, status, q }: RowQuery,
) {
  let rows = db.selectFrom(asFaqs(table))
  if (status) rows = rows.where('status', '=', status)
  if (q) rows = rows.where(hasWordsAnywhere(sql`words::text`, q))
  const items = await rows
    .selectAll()
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await rows
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: items.map(asRow<Table>), total }
}

export async function lockRow<Table extends OrderedTable>(db: Db, table: Table, id: string) {
  const row = await db
    .selectFrom(asFaqs(table))
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && asRow<Table>(row)
}

export async function nextPosition(db: Db, table: OrderedTable): Promise<number> {
  const { last } = await db
    .selectFrom(asFaqs(table))
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

export async function insertRow<Table extends OrderedTable>(db: Db, table: Table, columns: object) {
  const row = await db
    .insertInto(asFaqs(table))
    // The kind of content writes the columns of its own table.
    .values(columns as never)
    .returningAll()
    .executeTakeFirstOrThrow()
  return asRow<Table>(row)
}

export async function changeRow<Table extends OrderedTable>(
  db: Db,
  table: Table,
  id: string,
  columns: object,
) {
  const row = await db
    .updateTable(asFaqs(table))
    .set({ ...columns, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return asRow<Table>(row)
}

export const removeRow = (db: Db, table: OrderedTable, id: string) =>
  db.deleteFrom(asFaqs(table)).where('id', '=', id).execute()

/** Inserts a deleted row as it was, with a higher revision; false if the row exists. */
export async function restoreRow<Table extends OrderedTable>(
  tx: Db,
  table: Table,
  row: Row<Table>,
): Promise<boolean> {
  const columns = { ...row, words: JSON.stringify(row.words), revision: row.revision + 1 }
  const added = await tx
    .insertInto(asFaqs(table))
    // The row was read from this table.
    .values(columns as never)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return Boolean(added.numInsertedOrUpdatedRows)
}

/** Locks the positions of a table and returns the ids in order; concurrent reorderings wait. */
export async function lockOrder(db: Db, table: OrderedTable): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`order ${table}`}))`.execute(db)
  const rows = await db
    .selectFrom(asFaqs(table))
    .select('id')
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Sets the positions of rows in this order, from 0. */
export const setOrder = (db: Db, table: OrderedTable, ids: readonly string[]) =>
  sql`
    update ${sql.table(table)} as t
    set position = place.at - 1
    from unnest(${ids}::uuid[]) with ordinality as place (id, at)
    where t.id = place.id and t.position <> place.at - 1
  `.execute(db)
