import type { DescribeSubjects } from '#server/notifications/index.ts'

/** Describes reviews by stars and title. */
export const describeReviews: DescribeSubjects = async (db, ids) => {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'rating', 'title'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, rating, title }) => [id, `★${rating} · ${title}`]))
}
