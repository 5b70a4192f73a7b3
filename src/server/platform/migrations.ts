import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import type { Db } from './database.ts'
import { connectionTo, DatabaseClient } from './database-client.ts'
import { errorCode } from './error-fields.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

/**
 * Runs every missing migration of `folder` in order of name, in one transaction. Servers that start
 * together wait for each other, so each migration runs once.
 *
 * @throws when a migration fails; the database is then unchanged.
 */
export async function migrate(url: string, folder = FOLDER): Promise<void> {
  const pool = new pg.Pool({ ...connectionTo(url), Client: DatabaseClient, max: 2 })
  // The pool reports connections that the database closes at the end; that is not a fault.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    if (await hasEvery(db, folder)) return
    const { error } = await new Migrator({ db, provider: migrationsOf(folder) }).migrateToLatest()
    if (error) throw error
  } finally {
    await db.destroy()
  }
}

/** Whether exactly these migrations ran already, in one statement; the migrator needs eight. */
async function hasEvery(db: Kysely<unknown>, folder: string): Promise<boolean> {
  const known = await listKnownMigrations(folder)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch((error: unknown) => {
      if (errorCode(error) === UNDEFINED_TABLE) return { rows: [] }
      throw error
    })
  return known.length > 0 && known.join() === rows.map(({ name }) => name).join()
}

const UNDEFINED_TABLE = '42P01'

/** Names of the migrations of this version, in order. */
export async function listKnownMigrations(folder = FOLDER): Promise<string[]> {
  return Object.keys(await migrationsOf(folder).getMigrations()).sort()
}

/**
 * Runs the migrations up to `name` on an empty database, within the given transaction.
 *
 * @throws when a migration fails or is not known.
 */
export async function migrateUpTo(
  tx: Transaction<unknown>,
  name: string,
  folder = FOLDER,
): Promise<void> {
  const { error } = await new Migrator({ db: tx, provider: migrationsOf(folder) }).migrateTo(name)
  if (error) throw error
}

/** Whether the database has every migration of this version. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrations = await new Migrator({ db, provider: migrationsOf(FOLDER) }).getMigrations()
  return migrations.every(({ executedAt }) => executedAt)
}

/** A migration is a .sql file, or a folder of .sql files that run in order of name. */
const migrationsOf = (folder: string): MigrationProvider => ({
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => /^\d{4}_/.test(name))
    return Object.fromEntries(
      names.map((name) => [name.replace('.sql', ''), migration(folder, name)]),
    )
  },
})

const migration = (folder: string, name: string): Migration => ({
  async up(db) {
    const path = join(folder, name)
    for (const file of name.endsWith('.sql') ? [path] : await sqlFilesIn(path)) {
      await sql.raw(await readFile(file, 'utf8')).execute(db)
    }
  },
})

async function sqlFilesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return names.map((name) => join(folder, name))
}
