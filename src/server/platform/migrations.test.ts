import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { run, withDatabase } from '#tests/support/database-admin.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrations.ts'

test('a database that may have no extensions is migrated all the same, without its search indexes', async () => {
  const url = await givenDatabaseWithoutRights()

  await migrate(url)

  const db = openDatabase(url)
  onTestFinished(() => db.destroy())
  const { rows } = await sql`
    select to_regclass('orders')::text as orders, to_regclass('orders_search')::text as search
  `.execute(db)
  expect(rows).toEqual([{ orders: 'orders', search: null }])
})

test('migrations are numbered without a gap, none twice', () => {
  const names = readdirSync('src/server/platform/migrations').sort()
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, at) => at + 1))
})

/** Whoever connects may make tables and nothing else. */
async function givenDatabaseWithoutRights(): Promise<string> {
  const admin = inject('databaseAdminUrl')
  const name = `t_${randomBytes(6).toString('hex')}`
  await run(admin, `create role ${name} login password '${name}'`)
  await run(admin, `create database ${name}`)
  onTestFinished(async () => {
    await run(admin, `drop database ${name} with (force)`)
    await run(admin, `drop role ${name}`)
  })
  const database = withDatabase(admin, name)
  await run(database, `grant create on schema public to ${name}`)
  const url = new URL(database)
  url.username = name
  url.password = name
  return url.href
}
