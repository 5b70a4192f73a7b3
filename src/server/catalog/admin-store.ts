import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import type { CatalogTables } from './tables.ts'

/** Every product in the owner's order. */
export const findProducts = (db: Db) =>
  db.selectFrom('products').selectAll().orderBy('position').orderBy('consulting_type').execute()

export const lockProduct = (db: Db, consultingType: string) =>
  db
    .selectFrom('products')
    .selectAll()
    .where('consulting_type', '=', consultingType)
    .forUpdate()
    .executeTakeFirst()

/** Last in order unless a position is given; nothing where there is one of this type. */
export const insertProduct = (
  db: Db,
  columns: Omit<Insertable<CatalogTables['products']>, 'position'> & { readonly position?: number },
) =>
  db
    .insertInto('products')
    .values({
      ...columns,
      position:
        columns.position ?? sql<number>`(select coalesce(max(position) + 1, 0) from products)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const changeProduct = (
  db: Db,
  consultingType: string,
  columns: Updateable<CatalogTables['products']>,
) =>
  db
    .updateTable('products')
    .set({ ...columns, revision: sql`revision + 1` })
    .where('consulting_type', '=', consultingType)
    .returningAll()
    .executeTakeFirstOrThrow()

const FOREIGN_KEY_VIOLATION = '23503'

/** Gone, unless something refers to it: then it is only taken off sale. */
export async function removeProduct(db: Db, consultingType: string, at: Date) {
  await sql`savepoint before_removal`.execute(db)
  try {
    await db.deleteFrom('products').where('consulting_type', '=', consultingType).execute()
    return 'removed'
  } catch (error) {
    if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error
    await sql`rollback to savepoint before_removal`.execute(db)
    await changeProduct(db, consultingType, { is_active: false, updated_at: at })
    return 'off sale'
  }
}
