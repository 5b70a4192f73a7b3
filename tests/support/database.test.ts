import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'

async function query(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

test('every test database is migrated, empty and its own', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()])
  await query(one.url, 'create table mine ()')

  const tables = `select to_regclass('orders') is not null as migrated, to_regclass('mine') as mine`
  expect(await query(other.url, tables)).toEqual([{ migrated: true, mine: null }])
  expect(await query(other.url, 'select from orders')).toEqual([])

  await Promise.all([one.drop(), other.drop()])
  await expect(query(one.url, 'select 1')).rejects.toThrow(/does not exist/)
})
