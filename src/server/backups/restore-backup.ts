import { extname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { connectionTo, DatabaseClient } from '#server/platform/database-client.ts'
import { listKnownMigrations, migrate, migrateUpTo } from '#server/platform/migrations.ts'
import { required } from '#server/platform/required.ts'
import type { ByteStream } from '#server/ports/backup-target.ts'
import type { ObjectStorage } from '#server/ports/object-storage.ts'
import { ArchiveError } from './archive/archive-error.ts'
import { type ArchiveContents, readContents } from './archive/read-contents.ts'
import { isEmptyDatabase, loadDatabase } from './database/load-database.ts'

interface Restoration {
  /** Opens the archive from its first byte; called twice. */
  readonly open: () => Promise<ByteStream>
  readonly identity: string
  readonly databaseUrl: string
  readonly storage: ObjectStorage
  /** For tests of upgrades; default: the migrations of this version. */
  readonly migrations?: string
}

/**
 * Restores an archive into an empty database and an empty storage. Reads the whole archive before it
 * writes anything. The database is filled in one transaction, which is committed last, so a database
 * is restored completely or stays empty. Migrates to this version at the end.
 *
 * @throws ArchiveError for an archive that cannot be used and for a place that is not empty.
 */
export async function restoreBackup(restoration: Restoration): Promise<ArchiveContents> {
  const { open, identity, databaseUrl, storage, migrations } = restoration
  const contents = await readContents(await open(), identity)
  const known = await listKnownMigrations(migrations)
  const theirs = contents.beginning.migrations
  if (theirs.some((name, index) => name !== known[index])) {
    throw new ArchiveError(
      'This archive was made by a newer version. Install that version, then restore.',
    )
  }
  await refuseFilledStorage(storage)
  await fill(restoration, required(theirs.at(-1), 'a migration'))
  await migrate(databaseUrl, migrations)
  return contents
}

async function refuseFilledStorage(storage: ObjectStorage) {
  for await (const { key } of storage.list()) {
    throw new ArchiveError(
      `The storage already holds files, such as ${key}. Restore into an empty one.`,
    )
  }
}

async function fill(
  { open, identity, databaseUrl, storage, migrations }: Restoration,
  lastMigration: string,
) {
  const pool = new pg.Pool({
    ...connectionTo(databaseUrl),
    Client: DatabaseClient,
    max: 1,
    keepAlive: true,
  })
  pool.on('error', () => undefined)
  let client: pg.PoolClient | undefined
  pool.on('connect', (connected) => {
    client = connected
    connected.on('error', () => undefined)
  })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const stored: string[] = []
  try {
    await db.transaction().execute(async (tx) => {
      const connection = required(client, 'a connection')
      await connection.query(
        'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set search_path = public',
      )
      if (!(await isEmptyDatabase(connection))) {
        throw new ArchiveError(
          'The database already has tables. Restore into an empty one: a new DATA_DIR or a new database.',
        )
      }
      await migrateUpTo(tx, lastMigration, migrations)
      let load: Awaited<ReturnType<typeof loadDatabase>> | undefined
      const { end } = await readContents(await open(), identity, {
        async begin(beginning) {
          load = await loadDatabase(connection, beginning)
        },
        rows: async (table, text) => load?.rows(table, text),
        async file(key, data) {
          await load?.endRows()
          stored.push(key)
          await storage.put(key, data, contentTypes[extname(key)] ?? 'application/octet-stream')
        },
      })
      await load?.endRows()
      await load?.finish(end)
    })
  } catch (error) {
    for (const key of stored) await storage.delete(key).catch(() => undefined)
    throw error
  } finally {
    await db.destroy()
  }
}

const contentTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}
