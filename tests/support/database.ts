import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#server/platform/database.ts'
import { run, withDatabase } from './database-admin.ts'
import { openSharedPool, type SharedPool } from './shared-pool.ts'

const TIMEOUT_MS = 60_000

/** Longer than the product's, for busy machines. */
const limits = { connectTimeoutMs: TIMEOUT_MS, statementTimeoutMs: TIMEOUT_MS }

/** Opens the product's pool with longer timeouts. */
export const openTestDatabase = (
  url: string,
  options: { readonly poolSize?: number; readonly isReadOnly?: boolean } = {},
) => openDatabase(url, { ...options, ...limits })

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Creates a migrated, empty database: `afterAll(database.drop)`. */
export const testDatabase = (): Promise<TestDatabase> => copyOf(inject('databaseTemplate'))

export interface LentDatabase {
  readonly url: string
  /** Stays open with the database. */
  readonly db: SharedPool['db']
  /** Cannot write. */
  readonly readDb: SharedPool['db']
  /**
   * Returns the database for other tests once its pools have ended their work. Close every other
   * connection to it first.
   */
  giveBack(): Promise<void>
}

interface SeededDatabase extends TestDatabase {
  /** Stays open, since connecting takes longer than restoring every row. */
  readonly keeper: pg.Client
  readonly pool: SharedPool
  readonly readPool: SharedPool
}

const free: SeededDatabase[] = []

/**
 * Lends a migrated database with the base content to one test until `giveBack`. The next test gets it
 * with every row restored, which is twenty times faster than a new copy. A database whose schema was
 * changed is not lent again.
 */
export async function seededDatabase(): Promise<LentDatabase> {
  const database = (await restored(free.pop())) ?? (await newSeededDatabase())
  const { url, pool, readPool } = database
  return {
    url,
    db: pool.db,
    readDb: readPool.db,
    async giveBack() {
      await Promise.all([pool.settled(), readPool.settled()])
      free.push(database)
    },
  }
}

async function newSeededDatabase(): Promise<SeededDatabase> {
  const database = await copyOf(inject('seededTemplate'))
  const keeper = new pg.Client(database.url)
  keeper.on('error', () => undefined) // it ends with the database, which ends with the run
  await keeper.connect()
  const pool = openSharedPool(database.url, limits)
  const readPool = openSharedPool(database.url, { ...limits, isReadOnly: true })
  return { ...database, keeper, pool, readPool }
}

/** Restores every row of the template; undefined if the database cannot be reused. */
async function restored(database: SeededDatabase | undefined) {
  if (!database) return undefined
  const { form, sql } = inject('restoration')
  try {
    const { rows } = await database.keeper.query(form.query)
    if (rows[0].form === form.answer) {
      await database.keeper.query(sql)
      return database
    }
  } catch {
    await database.keeper.query('rollback').catch(() => undefined)
  }
  const { keeper, pool, readPool } = database
  await Promise.allSettled([keeper.end(), pool.db.destroy(), readPool.db.destroy()])
  await database.drop()
  return undefined
}

async function copyOf(template: string): Promise<TestDatabase> {
  const adminUrl = inject('databaseAdminUrl')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await run(adminUrl, `create database ${name} template ${template}`)
  return {
    url: withDatabase(adminUrl, name),
    async drop() {
      await run(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}
