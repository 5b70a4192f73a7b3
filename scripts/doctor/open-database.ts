import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { DATABASE_ROLE, openCluster } from '#server/adapters/database/cluster.ts'
import { startEmbeddedDatabase } from '#server/adapters/database/embedded-postgres.ts'
import { databaseUrl } from '#server/adapters/database/postmaster.ts'
import { runningPostmaster } from '#server/adapters/database/postmaster-pid.ts'
import type { Config } from '#server/config.ts'
import { openDatabase, type Tables } from '#server/platform/database.ts'

interface OpenedDatabase {
  readonly db: Kysely<Tables>
  close(): Promise<void>
}

const LIMITS = { poolSize: 2, connectTimeoutMs: 5_000 }
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
): Promise<OpenedDatabase | null> {
  if (config.DATABASE_URL) return opened(config.DATABASE_URL)
  if (!existsSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))) return null
  const cluster = await openCluster(dataDir, true)
  const postmaster = runningPostmaster(cluster.folder)
  if (postmaster) return opened(databaseUrl(cluster, postmaster, DATABASE_ROLE))
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log: silent })
  return opened(url, stop)
}

async function opened(url: string, stop = async () => {}): Promise<OpenedDatabase> {
  const db = openDatabase(url, LIMITS)
  async function close() {
    await db.destroy()
    await stop()
  }
  try {
    await sql`select`.execute(db)
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}
