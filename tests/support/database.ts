import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { run, withDatabase } from './database-admin.ts'

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A migrated, empty database of its own, on a real PostgreSQL: `afterAll(database.drop)`. */
export const testDatabase = (): Promise<TestDatabase> => copyOf(inject('databaseTemplate'))

/** The same with the base content: products, policies, questions and the first promotion. */
export const seededDatabase = (): Promise<TestDatabase> => copyOf(inject('seededTemplate'))

async function copyOf(template: string): Promise<TestDatabase> {
  const adminUrl = inject('databaseAdminUrl')
  const name = `t_${randomBytes(6).toString('hex')}`
  await run(adminUrl, `create database ${name} template ${template}`)
  return {
    url: withDatabase(adminUrl, name),
    drop: () => run(adminUrl, `drop database if exists ${name} with (force)`),
  }
}
