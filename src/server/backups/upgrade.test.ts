import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { run } from '#tests/support/database-admin.ts'
import { givenEmptyDatabase } from '#tests/support/empty-database.ts'
import { givenBackups } from '#tests/support/given-backup.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { migrate } from '../platform/migrations.ts'

/** The migrations of a version after this one. */
async function givenLaterVersion() {
  const folder = await mkdtemp(join(tmpdir(), 'gyeol-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp('src/server/platform/migrations', folder, { recursive: true })
  await writeFile(
    join(folder, '0002_gift_notes.sql'),
    `alter table orders add column gift_note text;
     update orders set gift_note = 'for ' || contact_name;
     alter table orders alter column gift_note set not null;
     create table gifts as select gift_note from orders;`,
  )
  return folder
}

test('a later version restores an archive of this one and migrates it', async () => {
  const app = await startApp()
  await givenGuestOrder(app)
  const { backUp, restore } = await givenBackups(app)
  const report = await backUp()

  const { databaseUrl } = await restore(report!.archive, { migrations: await givenLaterVersion() })

  const found = `select gift_note, (select count(*)::int from gifts) as gifts,
    (select array_agg(name order by name) from kysely_migration) as migrations from orders`
  expect(await run(databaseUrl, found)).toEqual([
    { gift_note: 'for 김하나', gifts: 1, migrations: ['0001_baseline', '0002_gift_notes'] },
  ])
})

test('this version refuses an archive of a later one and of other tables', async () => {
  const app = await startApp()
  const { backUp, restore } = await givenBackups(app)
  const later = await givenEmptyDatabase()
  await migrate(later, await givenLaterVersion())
  const ofLater = await backUp({ databaseUrl: later })
  await expect(restore(ofLater!.archive)).rejects.toThrow('newer version')

  const other = await givenEmptyDatabase()
  await migrate(other)
  await run(other, 'alter table orders add column gift_note text')
  app.clock.advance(1_000)
  const ofOther = await backUp({ databaseUrl: other })
  await expect(restore(ofOther!.archive)).rejects.toThrow('tables of this archive differ')
})
