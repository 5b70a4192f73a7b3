import type { Insertable, Selectable } from 'kysely'
import type { SavedListName } from '#contract/saved.ts'
import type { Db } from '#server/platform/database.ts'
import type { SavedTables } from './tables.ts'

export type SavedRow = Selectable<SavedTables['saved_items']>

/** Lists items, newest first. There are few products, so a list needs no pages. */
export const findSavedItems = (
  db: Db,
  memberId: string,
  list: SavedListName,
): Promise<SavedRow[]> =>
  db
    .selectFrom('saved_items')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('list', '=', list)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Inserts an item, or returns the existing one. */
export const insertSaved = (db: Db, row: Insertable<SavedTables['saved_items']>) =>
  db
    .insertInto('saved_items')
    .values(row)
    // An update without effect, since `do nothing` would not return the existing row.
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'list', 'product_id'])
        .doUpdateSet({ list: ({ ref }) => ref('excluded.list') }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** Removes an item of a member; false if there was none. */
export async function removeSaved(
  db: Db,
  item: Pick<SavedRow, 'id' | 'member_id' | 'list'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_items')
    .where('id', '=', item.id)
    .where('member_id', '=', item.member_id)
    .where('list', '=', item.list)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const productRemoval = (db: Db, item: Pick<SavedRow, 'member_id' | 'list' | 'product_id'>) =>
  db
    .deleteFrom('saved_items')
    .where('member_id', '=', item.member_id)
    .where('list', '=', item.list)
    .where('product_id', '=', item.product_id)

export const removeAllSaved = (db: Db, memberId: string) =>
  db.deleteFrom('saved_items').where('member_id', '=', memberId).execute()
