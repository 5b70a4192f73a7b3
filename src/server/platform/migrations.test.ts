import { readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { run } from '#tests/support/database-admin.ts'
import { givenDatabaseWithoutRights, givenEmptyDatabase } from '#tests/support/empty-database.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { migrate } from './migrations.ts'

const FOLDER = 'src/server/platform/migrations'

test('migrates a database that may not create extensions, without its search indexes', async () => {
  const url = await givenDatabaseWithoutRights()

  await migrate(url)

  const found = `select to_regclass('orders')::text as orders, to_regclass('orders_search')::text as search`
  expect(await run(url, found)).toEqual([{ orders: 'orders', search: null }])
})

test.each([
  ['migrations', FOLDER, 4],
  ['files of the baseline', `${FOLDER}/0001_baseline`, 2],
])('%s are numbered without a gap, none twice', (_, folder, digits) => {
  const names = readdirSync(folder).sort()
  expect(names.map((name) => Number(name.slice(0, digits)))).toEqual(names.map((_, at) => at + 1))
})

test('a later migration upgrades a filled database and keeps its rows', async () => {
  const app = await startApp()
  const url = app.databaseUrl
  await givenGuestOrder(app)
  const before = await everyRow(url)
  expect(before.orders).toHaveLength(1)
  const folder = await givenLaterMigrations({
    '0002_gift_notes/01_column.sql': `alter table orders add column gift_note text`,
    '0002_gift_notes/02_values.sql': `update orders set gift_note = 'for ' || contact_name;
                                      alter table orders alter column gift_note set not null;`,
    '0003_gifts.sql': `create table gifts as select gift_note from orders`,
  })

  await migrate(url, folder)

  expect(await everyRow(url)).toEqual({
    ...before,
    orders: before.orders!.map((order) => ({ ...order, gift_note: 'for 김하나' })),
    gifts: [{ gift_note: 'for 김하나' }],
  })
  expect(await migrationsIn(url)).toEqual(['0001_baseline', '0002_gift_notes', '0003_gifts'])
})

test('two servers that start together run each migration once', async () => {
  const url = await givenEmptyDatabase()
  const folder = await givenLaterMigrations({
    '0002_marks.sql': `insert into dashboard_changed_days (day) values ('2026-11-02')`,
  })

  await Promise.all([migrate(url, folder), migrate(url, folder)])

  expect(await run(url, 'select day::text from dashboard_changed_days')).toEqual([
    { day: '2026-11-02' },
  ])
  expect(await migrationsIn(url)).toEqual(['0001_baseline', '0002_marks'])
})

test('a migration that fails leaves the database as it was', async () => {
  const app = await startApp()
  const url = app.databaseUrl
  await givenGuestOrder(app)
  const before = await everyRow(url)
  const folder = await givenLaterMigrations({
    '0002_gifts.sql': 'create table gifts ()',
    '0003_prices/01_values.sql': 'update products set price = 1',
    '0003_prices/02_constraint.sql': 'alter table products add check (price > 1)',
  })

  await expect(migrate(url, folder)).rejects.toThrow('products_price_check')

  expect(await everyRow(url)).toEqual(before)
  expect(await migrationsIn(url)).toEqual(['0001_baseline'])
})

/** A folder with this version's migrations and further ones, by path and SQL. */
async function givenLaterMigrations(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gyeol-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(FOLDER, folder, { recursive: true })
  for (const [path, sql] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), sql)
  }
  return folder
}

/** The rows of every table, in an order that does not depend on where they are stored. */
async function everyRow(url: string): Promise<Record<string, object[]>> {
  const tables = await run(
    url,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname not like 'kysely%'`,
  )
  const selects = tables.map(
    ({ name }) =>
      `select '${name}' as name, array_agg(to_jsonb(t) order by t::text) as rows from ${name} as t`,
  )
  const rows = await run(url, selects.join(' union all '))
  return Object.fromEntries(rows.map(({ name, rows }) => [name, (rows ?? []) as object[]]))
}

async function migrationsIn(url: string) {
  const rows = await run(url, 'select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}
