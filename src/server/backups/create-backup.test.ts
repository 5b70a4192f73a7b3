import { randomBytes } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendGuestSurvey } from '#contract/surveys.ts'
import { s3Target } from '#server/adapters/backup/s3-target.ts'
import type { BackupTarget } from '#server/ports/backup-target.ts'
import { storeFirstMedia } from '#server/seeds/first-media.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenEmptyDatabase } from '#tests/support/empty-database.ts'
import { everyFile, givenBackups } from '#tests/support/given-backup.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { startHttpStandIn } from '#tests/support/http-stand-in.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { startS3 } from '#tests/support/s3-server.ts'

/** Random bytes, so that compression does not shorten the archive. */
async function givenLargeFiles(count = 4) {
  const storage = memoryStorage()
  for (let index = 0; index < count; index += 1) {
    await storage.put(`surveys/photo-${index}.jpg`, randomBytes(600_000), 'image/jpeg')
  }
  return storage
}

/** Smaller than S3 demands, which the server of the tests does not check. */
const partBytes = 1024 * 1024

test('stores an archive of several parts in S3 and restores it from there', async () => {
  const { options, stop } = await startS3()
  onTestFinished(stop)
  const storage = await givenLargeFiles()
  const app = await startApp({ storage })
  const { backUp, restore, target } = await givenBackups(app, {
    target: s3Target({ ...options, partBytes }),
  })

  const report = await backUp()

  expect(report!.bytes).toBeGreaterThan(2 * partBytes)
  expect(await target.list()).toEqual([report!.archive])
  const restored = await restore(report!.archive)
  expect(await everyFile(restored.storage)).toEqual(await everyFile(storage))
})

test('[A-13] backs up and restores a database of several hosts, of which one is dead', async () => {
  const app = await startApp()
  const amongSeveral = (url: string) => url.replace('@', '@127.0.0.1:1,')
  const { backUp, restore } = await givenBackups(app)

  const report = await backUp({ databaseUrl: amongSeveral(app.databaseUrl) })

  expect(report!.rows).toBeGreaterThan(0)
  const databaseUrl = amongSeveral(await givenEmptyDatabase())
  const { contents } = await restore(report!.archive, { databaseUrl })
  expect(contents.end.rows).toMatchObject({ settings: 1 })
})

test.each([
  ['answers errors', 503],
  ['refuses the key', 403],
])('fails when the S3 server %s, and works once it is back', async (_title, status) => {
  const away = await startHttpStandIn((_heard, response) => {
    response.writeHead(status).end()
  })
  onTestFinished(away.stop)
  const { options, stop } = await startS3()
  onTestFinished(stop)
  const app = await startApp({ storage: await givenLargeFiles(1) })
  const { backUp } = await givenBackups(app)

  const target = s3Target({ ...options, endpoint: away.url })
  await expect(backUp({ target })).rejects.toThrow()

  const back = s3Target(options)
  expect(await back.list()).toEqual([])
  expect(await backUp({ target: back })).toMatchObject({ files: 1 })
})

test('an S3 server that breaks off during the upload leaves no archive', async () => {
  const { options, stop } = await startS3()
  onTestFinished(stop)
  const app = await startApp({ storage: await givenLargeFiles() })
  let calls = 0
  const breaking = await startHttpStandIn(async ({ url, method }, response) => {
    calls += 1
    if (method === 'PUT') return void response.destroy()
    const answer = await fetch(`${options.endpoint}${url.pathname}${url.search}`, { method })
    response.writeHead(answer.status, { 'content-type': 'application/xml' })
    response.end(await answer.text())
  })
  onTestFinished(breaking.stop)
  const { backUp } = await givenBackups(app)

  await expect(
    backUp({ target: s3Target({ ...options, endpoint: breaking.url, partBytes }) }),
  ).rejects.toThrow()

  expect(calls).toBeGreaterThan(1)
  expect(await s3Target(options).list()).toEqual([])
})

test('makes only one backup at a time, and the next one when it has ended', async () => {
  const app = await startApp()
  const { backUp, target } = await givenBackups(app)
  const inside = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const slow: BackupTarget = {
    ...target,
    async deleteUnfinished() {
      inside.resolve()
      await goOn.promise
    },
  }
  const first = backUp({ target: slow })
  await inside.promise

  expect(await backUp()).toBeNull()
  goOn.resolve()
  expect(await first).not.toBeNull()
  app.clock.advance(1_000)
  expect(await backUp()).not.toBeNull()
})

test('deletes what a killed backup left and the archives that the rotation drops, and no other files', async () => {
  const app = await startApp()
  const { backUp, folder } = await givenBackups(app)
  await writeFile(join(folder, 'gyeol-20260101T000000Z.tar.age.part'), 'half')
  for (const name of ['film.part', 'notes.txt']) await writeFile(join(folder, name), 'of others')
  const morning = await backUp()
  app.clock.advance(60_000)

  const noon = await backUp()

  expect((await readdir(folder)).sort()).toEqual(['film.part', noon!.archive, 'notes.txt'])
  expect(morning!.archive < noon!.archive).toBe(true)
  app.clock.advance(DAY_MS)
  await backUp()
  expect(await readdir(folder)).toHaveLength(4)
})

test('tells files that were lost from those that were deleted while it ran', async () => {
  const storage = memoryStorage()
  const app = await startApp({ storage })
  await storeFirstMedia(storage)
  const [lost, withdrawn] = [await givenSurvey(app), await givenSurvey(app)]
  await storage.delete(lost.photo.storage_key)
  const { backUp, restore } = await givenBackups(app)

  const report = await backUp({
    storage: {
      ...storage,
      // Between the snapshot and the copying of the files.
      async *list() {
        await app.db.deleteFrom('survey_photos').where('id', '=', withdrawn.photo.id).execute()
        await storage.delete(withdrawn.photo.storage_key)
        await storage.delete(withdrawn.photo.thumbnail_key)
        yield* storage.list()
      },
    },
  })

  expect(report!.lostFiles).toBe(1)
  const { contents } = await restore(report!.archive)
  expect(contents.end.lost_files).toEqual([lost.photo.storage_key])
  expect(contents.end.deleted_files.sort()).toEqual(
    [withdrawn.photo.storage_key, withdrawn.photo.thumbnail_key].sort(),
  )
})

async function givenSurvey(app: TestApp) {
  const { number, proof } = await givenOrderIn(app)
  const input = { params: { order_number: number }, body: { ...surveyWith(), ...proof } }
  replyOf(await app.call(sendGuestSurvey, input, { images: [await givenPhoto()] }))
  const photo = await app.db
    .selectFrom('survey_photos')
    .selectAll()
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow()
  return { photo }
}
