import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import { errorCode } from '#server/platform/error-fields.ts'
import type { CatalogTables } from './tables.ts'

/** Lists every product by position. */
export const findProducts = (db: Db) =>
  db.selectFrom('products').selectAll().orderBy('position').orderBy('id').execute()

export const lockProduct = (db: Db, id: string) =>
  db.selectFrom('products').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Inserts a product, in the last position unless one is given. */
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
    .returningAll()
    .executeTakeFirstOrThrow()

export const changeProduct = (db: Db, id: string, columns: Updateable<CatalogTables['products']>) =>
  db
    .updateTable('products')
    .set({ ...columns, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

const FOREIGN_KEY_VIOLATION = '23503'

/** Deletes a product, or takes it off sale if another row refers to it. */
export async function removeProduct(db: Db, id: string, at: Date) {
  await sql`savepoint before_removal`.execute(db)
  try {
    await db.deleteFrom('products').where('id', '=', id).execute()
    return 'removed'
  } catch (error) {
    if (errorCode(error) !== FOREIGN_KEY_VIOLATION) throw error
    await sql`rollback to savepoint before_removal`.execute(db)
    await changeProduct(db, id, { is_active: false, updated_at: at })
    return 'off sale'
  }
}

/**
 * Locks the positions of all products and returns the ids in order; concurrent reorderings wait.
 */
export async function lockOrder(db: Db): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('order products'))`.execute(db)
  const rows = await db
    .selectFrom('products')
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Sets the positions of products in this order, from 0. */
export const setOrder = (db: Db, ids: readonly string[]) =>
  sql`
    update products set position = place.at - 1
    from unnest(${ids}::uuid[]) with ordinality as place (id, at)
    where products.id = place.id and products.position <> place.at - 1
  `.execute(db)
