import type { Db } from '#server/platform/database.ts'

/** True if the database has content, which is never seeded again. */
export const isFilled = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('products').select('id').executeTakeFirst()) !== undefined
