import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { openSiteDatabase } from '#server/adapters/database/site-database.ts'
import type { Config } from '#server/config.ts'
import { type Limits, openDatabase, type Tables } from '#server/platform/database.ts'

interface OpenedDatabase {
  readonly db: Kysely<Tables>
  readonly url: string
  close(): Promise<void>
}

const LIMITS: Partial<Limits> = { poolSize: 2, connectTimeoutMs: 5_000 }
const silent = { info() {}, warn() {} }

/**
 * Opens the database of an installation. Joins a running embedded database, starts a stopped one
 * until `close`, and returns null if none was created yet.
 *
 * @throws when it does not answer
 */
export async function openInstalledDatabase(
  config: Config,
  dataDir: string,
  limits = LIMITS,
): Promise<OpenedDatabase | null> {
  const isThere = existsSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))
  if (!config.DATABASE_URL && !isThere) return null
  const { url, stop } = await openSiteDatabase(config.DATABASE_URL, { dataDir, log: silent })
  const db = openDatabase(url, limits)
  async function close() {
    await db.destroy()
    await stop()
  }
  try {
    await sql`select`.execute(db)
    return { db, url, close }
  } catch (error) {
    await close()
    throw error
  }
}
