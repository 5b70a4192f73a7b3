import type { Db } from '#server/platform/database.ts'

/** Counts the people who can sign in to the back office. */
export async function countAdministrators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('members')
    .select((members) => members.fn.countAll<string>().as('count'))
    .where('role', '=', 'ADMIN')
    .where('is_active', '=', true)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
