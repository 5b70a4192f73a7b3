import { type NamesOf, namesById } from '#server/platform/names-of.ts'

/** What members are called; the name of one who has left is gone. */
export const namesOfMembers: NamesOf = async (db, ids) =>
  namesById(await db.selectFrom('members').select(['id', 'name']).where('id', 'in', ids).execute())
