import { type NamesOf, namesById } from '#server/platform/names-of.ts'

/** Titles of inquiries by ID. */
export const titlesOfInquiries: NamesOf = async (db, ids) =>
  namesById(
    await db
      .selectFrom('inquiries')
      .select(['id', 'title as name'])
      .where('id', 'in', ids)
      .execute(),
  )
