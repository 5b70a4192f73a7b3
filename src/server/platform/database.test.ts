import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { openDatabase } from './database.ts'
import { mentions } from './text-search.ts'

test('statements are prepared, and searches planned anew for their words', async () => {
  const database = await testDatabase()
  const db = openDatabase(database.url, { poolSize: 1 })
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })

  for (const words of ['하나', 'hana', '두리']) {
    await db.selectFrom('orders').select('id').where('contact_name', '=', words).execute()
    await db.selectFrom('orders').select('id').where(mentions('contact_name', words)).execute()
  }

  const { rows } = await sql<{ of: string }>`
    select statement as of from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([{ of: 'select "id" from "orders" where "contact_name" = $1' }])
})
