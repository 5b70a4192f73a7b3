import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { placeGuestOrder } from '#contract/orders.ts'
import { sendGuestSurvey } from '#contract/surveys.ts'
import { folderStorage } from '#server/adapters/storage/folder.ts'
import type { BackupTarget } from '#server/ports/backup-target.ts'
import { storeFirstMedia } from '#server/seeds/first-media.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { run } from '#tests/support/database-admin.ts'
import { givenDatabaseWithoutRights } from '#tests/support/empty-database.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { everyFile, everyRow, givenBackups, givenFolder } from '#tests/support/given-backup.ts'
import { givenDemo } from '#tests/support/given-demo.ts'
import { orderWith } from '#tests/support/given-orders.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

async function connect(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Guests who place orders and send surveys with photos until `stop`. */
function startWriters(app: TestApp) {
  let isOn = true
  let pause = Promise.withResolvers<void>()
  pause.resolve()
  let writing = 0
  const written = { orders: 0, photos: 0 }
  async function write(index: number) {
    const { number, proof } = await givenOrderIn(app)
    const images = [await givenPhoto(400 + index, 300), await givenPhoto(200, 300 + index)]
    const input = { params: { order_number: number }, body: { ...surveyWith(), ...proof } }
    replyOf(await app.call(sendGuestSurvey, input, { images }))
    written.photos += images.length
    const guest_email = `guest-${index}-${written.orders}@example.com`
    replyOf(await app.call(placeGuestOrder, { body: orderWith({ guest_email }) }))
    written.orders += 1
  }
  const writers = [1, 2, 3].map(async (index) => {
    while (isOn) {
      await pause.promise
      writing += 1
      await write(index)
      writing -= 1
    }
  })
  return {
    written,
    /** Resolves while nothing is being written. */
    async pause() {
      pause = Promise.withResolvers<void>()
      await expect.poll(() => writing).toBe(0)
    },
    resume: () => pause.resolve(),
    async stop() {
      isOn = false
      pause.resolve()
      await Promise.all(writers)
    },
  }
}

test('restores every row of one snapshot and every file while guests write', async () => {
  const storage = folderStorage(await givenFolder())
  const app = await startApp({ storage, rateLimits: false })
  await givenAdmin(app)
  await storeFirstMedia(storage) // as the first start does for the base content
  await givenDemo(app)
  const { target, backUp, restore } = await givenBackups(app)
  const writers = startWriters(app)
  await expect.poll(() => writers.written.photos).toBeGreaterThan(4)
  const seen = await connect(app.databaseUrl)
  let before = { orders: 0, photos: 0 }
  const watched: BackupTarget = {
    ...target,
    // Called under the lock of the backup, before its snapshot.
    async deleteUnfinished() {
      await writers.pause()
      before = { ...writers.written }
      await seen.query('begin isolation level repeatable read read only')
      await seen.query('select 1 from orders limit 1')
    },
    // The first bytes of the rows exist, so the snapshot does.
    async write(name, bytes, check) {
      let size = 0
      const watch = new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          size += piece.length
          if (size > 50_000) writers.resume()
          controller.enqueue(piece)
        },
      })
      await target.write(name, bytes.pipeThrough(watch), check)
    },
  }

  const report = await backUp({ target: watched })
  await writers.stop()

  expect(writers.written.orders).toBeGreaterThan(before.orders)
  const rows = await everyRow(seen)
  await seen.query('commit')
  const restored = await restore(report!.archive)
  expect(await everyRow(await connect(restored.databaseUrl))).toEqual(rows)
  const sources = await everyFile(storage)
  const files = await everyFile(restored.storage)
  expect(files).toEqual(Object.fromEntries(Object.keys(files).map((key) => [key, sources[key]])))
  const photos = rows.survey_photos!.map((row) => JSON.parse(row).storage_key)
  expect(photos.length).toBeGreaterThan(4)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(photos))
  expect(report).toMatchObject({ lostFiles: 0, files: Object.keys(files).length })
  expect(restored.contents.secret).toBe(app.deps.secret)
})

test('a restored database counts on, and its triggers guard and derive again', async () => {
  const app = await startApp()
  const order = replyOf(await app.call(placeGuestOrder, { body: orderWith() }))
  const { backUp, restore } = await givenBackups(app)
  const report = await backUp()

  const { databaseUrl } = await restore(report!.archive)

  await expect(run(databaseUrl, 'delete from order_history')).rejects.toThrow('append-only')
  const found = `select count(*)::int as count from orders where search_text like '%hana@example.com%'`
  expect(await run(databaseUrl, found)).toEqual([{ count: 1 }])
  const [next] = await run(
    databaseUrl,
    `with added as (insert into order_history (order_id, status, actor, at)
       select id, status, 'system', placed_at from orders returning id)
     select added.id > (select max(id) from order_history) as is_new from added`,
  )
  expect(next).toEqual({ is_new: true })
  expect(order.order_number).toBeTruthy()
})

test('backs up and restores with roles that may only create tables', async () => {
  const app = await startApp()
  replyOf(await app.call(placeGuestOrder, { body: orderWith() }))
  const { backUp, restore } = await givenBackups(app)
  const report = await backUp()

  const databaseUrl = await givenDatabaseWithoutRights()
  await restore(report!.archive, { databaseUrl })
  app.clock.advance(1_000)
  const again = await backUp({ databaseUrl })
  const second = await restore(again!.archive)

  const rows = await everyRow(await connect(app.databaseUrl))
  expect(await everyRow(await connect(second.databaseUrl))).toEqual(rows)
})
