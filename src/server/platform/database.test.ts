import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { openDatabase } from './database.ts'
import { hasWords } from './text-search.ts'

test('prepares statements, except searches, which are planned for their terms', async () => {
  const database = await testDatabase()
  const db = openDatabase(database.url, { poolSize: 1 })
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })

  for (const words of ['하나', 'hana', '두리']) {
    await db.selectFrom('orders').select('id').where('contact_name', '=', words).execute()
    await db.selectFrom('orders').select('id').where(hasWords('search_text', words)).execute()
  }

  const { rows } = await sql<{ of: string }>`
    select statement as of from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([{ of: 'select "id" from "orders" where "contact_name" = $1' }])
})

test.each(['UTC', 'Asia/Seoul', 'Asia/Kathmandu'])(
  'a timestamp is the same in the time zone %s',
  async (zone) => {
    const database = await testDatabase()
    const db = openDatabase(database.url, { poolSize: 1 })
    onTestFinished(async () => {
      await db.destroy()
      await database.drop()
    })
    await sql`set time zone ${sql.lit(zone)}`.execute(db)

    const { rows } = await sql<{ at: Date }>`
    select unnest(${['2026-11-02T01:30:00.123456Z', '2026-11-02T01:30:00Z', '0999-01-01T00:00:00Z']}::timestamptz[]) as at`.execute(
      db,
    )

    expect(rows.map(({ at }) => at.toISOString())).toEqual([
      '2026-11-02T01:30:00.123Z',
      '2026-11-02T01:30:00.000Z',
      '0999-01-01T00:00:00.000Z',
    ])
  },
)
