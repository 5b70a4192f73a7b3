import { type NamesOf, namesById } from '#server/platform/names-of.ts'

/** Names of members by ID; a closed account has an empty name. */
export const namesOfMembers: NamesOf = async (db, ids) =>
  namesById(await db.selectFrom('members').select(['id', 'name']).where('id', 'in', ids).execute())
