import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * SQL by which a transaction releases its locks at the commit, before the commit is on the disk. For a row
 * that many transactions wait for: they would wait for one write to the disk after another.
 *
 * Whoever commits such a transaction calls {@link waitForDisk} before it tells anybody.
 */
export const releaseLocksEarly = sql<string>`set_config('synchronous_commit', 'off', true)`

/**
 * Waits until everything that was committed before is on the disk, and on a synchronous standby: the log
 * is written in order, and this commits a record of its own.
 */
export async function waitForDisk(db: Db): Promise<void> {
  await sql`select pg_logical_emit_message(true, ${'gyeol'}, '')`.execute(db)
}
