import { readdir, readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import type { Db } from './database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/**
 * Brings the database to the newest form. Forward only, each file in order and once; two servers
 * that start together wait for each other.
 *
 * @throws when a migration fails: nothing of it remains.
 */
export async function migrate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  // It has ended before its connections have: one that the database ends meanwhile is no fault.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { error } = await new Migrator({ db, provider: sqlFiles }).migrateToLatest()
    if (error) throw error
  } finally {
    await db.destroy()
  }
}

/** Whether every migration that this version brings is in the database. */
export async function isMigrated(db: Db): Promise<boolean> {
  const done = await new Migrator({ db, provider: sqlFiles }).getMigrations()
  return done.every(({ executedAt }) => executedAt)
}

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
    return Object.fromEntries(names.map((name) => [name.replace('.sql', ''), fileMigration(name)]))
  },
}

const fileMigration = (name: string): Migration => ({
  async up(db) {
    await sql.raw(await readFile(new URL(name, FOLDER), 'utf8')).execute(db)
  },
})
