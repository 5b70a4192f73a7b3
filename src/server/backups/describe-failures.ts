import type { DescribeSubjects } from '#server/notifications/index.ts'

/** Describes failed backups in one line: what the target or the database answered. */
export const describeBackupFailures: DescribeSubjects = async (db, ids) => {
  const rows = await db
    .selectFrom('backups')
    .select(['id', 'location', 'problem'])
    .where('id', 'in', ids.map(Number))
    .execute()
  return new Map(rows.map(({ id, location, problem }) => [String(id), `${location}: ${problem}`]))
}
