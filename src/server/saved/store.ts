import type { Insertable, Selectable } from 'kysely'
import type { SavedListName } from '#contract/saved.ts'
import type { Db } from '#server/platform/database.ts'
import type { SavedTables } from './tables.ts'

export type SavedRow = Selectable<SavedTables['saved_items']>

/** Newest first. The products there can be are few, so a list is read whole. */
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

/** The item that stands there afterwards, whoever put it there first. */
export const insertSaved = (db: Db, row: Insertable<SavedTables['saved_items']>) =>
  db
    .insertInto('saved_items')
    .values(row)
    // Changes nothing, but answers the row that is there, which doing nothing would not.
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'list', 'product_id'])
        .doUpdateSet({ list: ({ ref }) => ref('excluded.list') }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** Whether there was one of this member's to remove. */
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

export const removeProduct = (db: Db, item: Pick<SavedRow, 'member_id' | 'list' | 'product_id'>) =>
  db
    .deleteFrom('saved_items')
    .where('member_id', '=', item.member_id)
    .where('list', '=', item.list)
    .where('product_id', '=', item.product_id)
    .execute()

export const removeAllSaved = (db: Db, memberId: string) =>
  db.deleteFrom('saved_items').where('member_id', '=', memberId).execute()
