import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '#server/adapters/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrations.ts'
import { seedBase } from '#server/seeds/base.ts'
import { nameBankAccount } from '#server/seeds/demo/name-bank-account.ts'
import { testClock } from './clock.ts'
import { run, withDatabase } from './database-admin.ts'
import { memoryStorage } from './memory-storage.ts'
import { prepareRestoration, type Restoration } from './restoration.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection for creating and dropping databases. */
    readonly databaseAdminUrl: string
    /** The migrated template that every test database is copied from. */
    readonly databaseTemplate: string
    /** A template with base content and a bank account, at the time of the tests' clock. */
    readonly seededTemplate: string
    /** How a copy of the seeded template is restored. */
    readonly restoration: Restoration
  }
}

/**
 * Starts one PostgreSQL for the whole run, or uses `DATABASE_URL`, and migrates the template once.
 * Nothing is flushed to disk; locks and isolation are real.
 */
export default async function setup(project: TestProject) {
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await startTemporaryServer()
  const template = `gyeol_template_${process.pid}`
  const seeded = `${template}_seeded`

  try {
    await run(server.url, `create database ${template}`)
    await migrate(withDatabase(server.url, template))
    await run(server.url, `create database ${seeded} template ${template}`)
    await seedTemplate(withDatabase(server.url, seeded))
    project.provide('restoration', await prepareRestoration(withDatabase(server.url, seeded)))
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('databaseAdminUrl', server.url)
  project.provide('databaseTemplate', template)
  project.provide('seededTemplate', seeded)

  return async () => {
    for (const name of await databasesOf(server.url, template)) {
      await run(server.url, `drop database ${name} with (force)`)
    }
    await server.stop()
  }
}

/**
 * Databases of this run: the templates and their unused copies, which share the template's name.
 */
async function databasesOf(url: string, template: string): Promise<string[]> {
  const rows = await run(url, `select datname from pg_database where datname like '${template}%'`)
  return rows.map(({ datname }) => String(datname))
}

async function seedTemplate(url: string) {
  const db = openDatabase(url)
  const { now } = testClock()
  await seedBase({ db, now, storage: memoryStorage() })
  await nameBankAccount({ db, now })
  await db.destroy()
}

async function startTemporaryServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-tests-'))
  const log = { info() {}, warn: console.warn }
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log, durable: false })
  return {
    url,
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
