import { type NamesOf, namesById } from '#server/platform/names-of.ts'

/** Titles of reviews by ID. */
export const titlesOfReviews: NamesOf = async (db, ids) =>
  namesById(
    await db.selectFrom('reviews').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  )
