import { Encrypter } from 'age-encryption'
import { packTar } from 'modern-tar'
import { expect, onTestFinished, test } from 'vitest'
import type { BackupTarget, ByteStream } from '#server/ports/backup-target.ts'
import { startApp } from '#tests/support/app.ts'
import { run } from '#tests/support/database-admin.ts'
import { givenEmptyDatabase } from '#tests/support/empty-database.ts'
import { givenBackups, givenKey } from '#tests/support/given-backup.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { packArchive } from './archive/pack-archive.ts'

const streamOf = (bytes: Uint8Array): ByteStream => new Blob([Uint8Array.from(bytes)]).stream()

/** An archive with an order and a file, and empty places to restore it to. */
async function givenArchive() {
  const storage = memoryStorage()
  await storage.put('surveys/a-photo.jpg', new Uint8Array(200_000).fill(7), 'image/jpeg')
  const app = await startApp({ storage })
  await givenGuestOrder(app)
  const backups = await givenBackups(app)
  const report = await backups.backUp()
  const stored = await backups.target.read(report!.archive)
  const bytes = new Uint8Array(await new Response(stored).arrayBuffer())
  const place = { databaseUrl: await givenEmptyDatabase(), storage: memoryStorage() }
  return {
    ...backups,
    bytes,
    archive: report!.archive,
    place,
    restoreBytes: (changed: Uint8Array, identity = backups.key.identity) =>
      backups.restore(report!.archive, {
        ...place,
        identity,
        open: async () => streamOf(changed),
      }),
    async expectUntouched() {
      const found = await run(
        place.databaseUrl,
        `select relname from pg_class where relnamespace = 'public'::regnamespace`,
      )
      expect(found).toEqual([])
      expect(place.storage.keys()).toEqual([])
    },
  }
}

const flipped = (bytes: Uint8Array, at: number) =>
  bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))

test('refuses a wrong key before it writes anything', async () => {
  const { bytes, restoreBytes, expectUntouched } = await givenArchive()

  const stranger = await givenKey()
  await expect(restoreBytes(bytes, stranger.identity)).rejects.toThrow('does not open the archive')
  await expect(restoreBytes(bytes, 'a word')).rejects.toThrow('not a key')
  await expectUntouched()
})

test('refuses an archive of which any part is missing or changed', async () => {
  const { bytes, restoreBytes, expectUntouched } = await givenArchive()
  const middle = Math.floor(bytes.length / 2)

  const chunk = 64 * 1024 + 16
  for (const length of [middle, bytes.length - 1, bytes.length - 100, chunk * 2 + 500, 500]) {
    await expect(restoreBytes(bytes.subarray(0, length))).rejects.toThrow(/damaged|incomplete/)
  }
  for (const at of [700, middle, bytes.length - 1]) {
    await expect(restoreBytes(flipped(bytes, at))).rejects.toThrow('damaged')
  }
  for (const length of [0, 10, 150]) {
    await expect(restoreBytes(bytes.subarray(0, length))).rejects.toThrow(/not a backup/)
  }
  await expect(restoreBytes(flipped(bytes, 100))).rejects.toThrow()
  await expectUntouched()
})

test('refuses files that are no archive of this software', async () => {
  const { key, restoreBytes, expectUntouched } = await givenArchive()
  const encrypted = async (bytes: Uint8Array) => {
    const encrypter = new Encrypter()
    encrypter.addRecipient(key.recipient)
    return encrypter.encrypt(bytes)
  }
  const tar = await packTar([{ header: { name: 'notes.txt', size: 2 }, body: 'hi' }])

  await expect(restoreBytes(tar)).rejects.toThrow('not a backup')
  await expect(restoreBytes(await encrypted(tar))).rejects.toThrow('not a backup')
  await expect(restoreBytes(await encrypted(new Uint8Array(5_000)))).rejects.toThrow('incomplete')
  await expectUntouched()
})

test('refuses an archive whose writer left out its end', async () => {
  const { key, restoreBytes, expectUntouched } = await givenArchive()
  const { bytes } = await packArchive([key.recipient], async (writer) => {
    const beginning = { format: 'gyeol-backup', version: 1, began_at: new Date().toISOString() }
    const text = JSON.stringify({ ...beginning, migrations: ['0001_baseline'], tables: [] })
    await writer.add('beginning.json', Buffer.from(text))
    await writer.add('secret', Buffer.from('a secret'))
  })

  const whole = new Uint8Array(await new Response(bytes).arrayBuffer())
  await expect(restoreBytes(whole)).rejects.toThrow('incomplete')
  await expectUntouched()
})

test('refuses a database with tables and a storage with files', async () => {
  const { archive, restore, place } = await givenArchive()
  await place.storage.put('surveys/other.jpg', new Uint8Array(1), 'image/jpeg')
  await expect(restore(archive, place)).rejects.toThrow('already holds files')

  const filled = await givenEmptyDatabase()
  await run(filled, 'create table notes (id integer)')
  await expect(restore(archive, { databaseUrl: filled })).rejects.toThrow('already has tables')
})

test('a restoration that fails in the middle leaves database and storage empty', async () => {
  const { archive, restore, place, expectUntouched } = await givenArchive()
  const full = {
    ...place.storage,
    async put() {
      throw new Error('no space left on device')
    },
  }

  await expect(restore(archive, { ...place, storage: full })).rejects.toThrow('no space left')
  await expectUntouched()

  await restore(archive, place)
  expect(await run(place.databaseUrl, 'select count(*)::int as count from orders')).toEqual([
    { count: 1 },
  ])
})

test('an archive has no name before it was read back; one that reads back changed is not kept', async () => {
  const storage = memoryStorage()
  const app = await startApp({ storage })
  const { target, backUp } = await givenBackups(app)
  let named: readonly string[] = ['never asked']
  const faulty: BackupTarget = {
    ...target,
    write: (name, bytes, check) =>
      target.write(name, bytes, async (stored) => {
        named = await target.list()
        const read = new Uint8Array(await new Response(stored).arrayBuffer())
        await check(streamOf(flipped(read, read.length - 50)))
      }),
  }
  const noise: unknown[] = []
  const note = (reason: unknown) => noise.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))

  await expect(backUp({ target: faulty })).rejects.toThrow('damaged')
  expect(named).toEqual([])
  expect(await target.list()).toEqual([])
  expect(noise).toEqual([])
})
