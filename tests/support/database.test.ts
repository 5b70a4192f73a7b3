import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { seededDatabase, testDatabase } from './database.ts'

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

test('a database that was lent comes back with every row and number as it was', async () => {
  const content = `
    select (select json_agg(it order by id) from products as it) as products,
           (select count(*)::int from audit_log) as logged,
           nextval('diagnosis_numbers') as number`
  const lent = await seededDatabase()
  const [before] = await query(lent.url, content)
  await query(
    lent.url,
    `insert into audit_log (at, actor_name, action, subject) values (now(), 'hana', 'look', 'it');
     update products set price = 1; delete from promotions`,
  )
  await lent.giveBack()

  const again = await seededDatabase()
  expect(again.url).toBe(lent.url)
  expect(await query(again.url, content)).toEqual([before])
  expect(await query(again.url, 'select from promotions')).toHaveLength(1)
  await again.giveBack()
})

test('a database comes back only once its own pool has ended its work', async () => {
  const lent = await seededDatabase()
  const write = sql`with waited as (select pg_sleep(0.2)) update products set price = 1 from waited`
  let hasEnded = false
  const writing = write.execute(lent.db).then(() => {
    hasEnded = true
  })

  await lent.giveBack()

  expect(hasEnded).toBe(true)
  await writing
})

test.each([
  'create table mine ()',
  'alter table products disable trigger all',
  'alter table orders drop constraint orders_number_check',
  'begin; lock table orders',
])('a database is not lent again after: %s', async (change) => {
  const lent = await seededDatabase()
  const client = new pg.Client(lent.url)
  client.on('error', () => undefined)
  await client.connect()
  await client.query(change)
  await lent.giveBack()

  const next = await seededDatabase()
  expect(next.url).not.toBe(lent.url)
  await next.giveBack()
})
