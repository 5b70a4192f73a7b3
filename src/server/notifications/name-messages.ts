import { type NamesOf, namesById } from '#server/platform/names-of.ts'

/** Subjects of messages by ID. */
export const subjectsOfMessages: NamesOf = async (db, ids) =>
  namesById(
    await db
      .selectFrom('messages')
      .select(['id', 'subject as name'])
      .where('id', 'in', ids)
      .execute(),
  )
