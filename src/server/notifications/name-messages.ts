import { type NamesOf, namesById } from '#server/platform/names-of.ts'

/** What messages are about. */
export const subjectsOfMessages: NamesOf = async (db, ids) =>
  namesById(
    await db
      .selectFrom('messages')
      .select(['id', 'subject as name'])
      .where('id', 'in', ids)
      .execute(),
  )
