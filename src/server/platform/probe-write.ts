import type { Db } from './database.ts'

/**
 * Writes a counter that nothing reads, into the table of counters that a job empties. Fails where
 * the site cannot write: on a full disk, a read-only database or a standby.
 */
export const probeWrite = (db: Db, at: Date) =>
  db
    .insertInto('rate_limits')
    .values({ key: 'readyz', count: 0, resets_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ resets_at: at }))
    .execute()
