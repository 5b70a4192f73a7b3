import { type NamesOf, namesById } from '#server/platform/names-of.ts'

/** What inquiries were asked under. */
export const titlesOfInquiries: NamesOf = async (db, ids) =>
  namesById(
    await db
      .selectFrom('inquiries')
      .select(['id', 'title as name'])
      .where('id', 'in', ids)
      .execute(),
  )
