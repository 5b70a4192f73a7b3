import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { run, withDatabase } from './database-admin.ts'

/** Creates a database without tables, which is dropped after the test. */
export async function givenEmptyDatabase(): Promise<string> {
  const admin = inject('databaseAdminUrl')
  const name = `t_${randomBytes(6).toString('hex')}`
  await run(admin, `create database ${name}`)
  onTestFinished(() => run(admin, `drop database ${name} with (force)`).then(() => undefined))
  return withDatabase(admin, name)
}

/** Creates a database whose role may create tables and nothing else. */
export async function givenDatabaseWithoutRights(): Promise<string> {
  const admin = inject('databaseAdminUrl')
  const role = `t_${randomBytes(6).toString('hex')}`
  await run(admin, `create role ${role} login password '${role}'`)
  onTestFinished(() => run(admin, `drop role ${role}`).then(() => undefined))
  const database = await givenEmptyDatabase()
  await run(database, `grant create on schema public to ${role}`)
  const url = new URL(database)
  url.username = role
  url.password = role
  return url.href
}
