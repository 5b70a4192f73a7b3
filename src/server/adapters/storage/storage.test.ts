import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ObjectStorage } from '#server/ports/object-storage.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { type RunningS3, startS3 } from '#tests/support/s3-server.ts'
import { folderStorage } from './folder.ts'
import { s3Storage } from './s3.ts'

let folder: string
let s3: RunningS3

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gyeol-storage-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true })
})

const photo = Uint8Array.from({ length: 200_000 }, (_, index) => (index * 7) % 256)

describe.each<[name: string, open: () => ObjectStorage]>([
  ['a folder', () => folderStorage(folder)],
  ['an S3 bucket', () => s3Storage(s3.options)],
  ['the memory that tests use', () => memoryStorage()],
])('%s', (_name, open) => {
  let storage: ObjectStorage
  beforeAll(() => {
    storage = open()
  })

  test('returns exactly the stored bytes', async () => {
    await storage.put('photos/2026/hana-1.webp', photo, 'image/webp')

    expect(bytesOf(await storage.get('photos/2026/hana-1.webp'))).toEqual(photo)
  })

  test('distinguishes an empty file from none', async () => {
    await storage.put('photos/empty', new Uint8Array(), 'application/octet-stream')

    expect(bytesOf(await storage.get('photos/empty'))).toHaveLength(0)
    expect(await storage.get('photos/nothing')).toBeNull()
  })

  test('returns the size and a range of a file', async () => {
    await storage.put('media/film.mp4', photo, 'video/mp4')

    expect(await storage.size('media/film.mp4')).toBe(photo.length)
    const part = await buffer(await storage.open('media/film.mp4', { start: 70_000, end: 70_099 }))
    expect(Uint8Array.from(part)).toEqual(photo.subarray(70_000, 70_100))
    expect(await storage.size('media/nothing')).toBeNull()
  })

  test('replaces the file under the same key', async () => {
    await storage.put('banner.webp', photo, 'image/webp')
    await storage.put('banner.webp', photo.subarray(0, 10), 'image/webp')

    expect(bytesOf(await storage.get('banner.webp'))).toEqual(photo.subarray(0, 10))
  })

  test('lists the files below a folder with their times', async () => {
    const before = Date.now() - 60_000
    await storage.put('reviews/one.jpg', photo, 'image/jpeg')
    await storage.put('reviews/of/two.jpg', photo, 'image/jpeg')
    await storage.put('reviews-of-others.jpg', photo, 'image/jpeg')

    const found = await listed(storage, 'reviews')

    expect(found.map(({ key }) => key).sort()).toEqual(['reviews/of/two.jpg', 'reviews/one.jpg'])
    for (const { storedAt } of found) expect(storedAt.getTime()).toBeGreaterThan(before)
    expect(await listed(storage, 'nothing')).toEqual([])
    expect((await listed(storage)).map(({ key }) => key)).toContain('reviews-of-others.jpg')
  })

  test('deletes a file, and does nothing the second time', async () => {
    await storage.put('photos/gone.webp', photo, 'image/webp')
    await storage.delete('photos/gone.webp')
    await storage.delete('photos/gone.webp')

    expect(await storage.get('photos/gone.webp')).toBeNull()
  })

  test('concurrent writers of one key leave one complete file', async () => {
    const sizes = [10, 20_000, 50_000, 150_000]
    await Promise.all(
      sizes.map((size) => storage.put('raced.webp', photo.subarray(0, size), 'image/webp')),
    )

    const stored = bytesOf(await storage.get('raced.webp'))
    expect(sizes).toContain(stored?.length)
    expect(stored).toEqual(photo.subarray(0, stored?.length))
  })
})

const badKeys = ['../escaped', 'photos/../../escaped', '/etc/passwd', 'a//b', '', 'a\0b', '.hidden']

test.each(badKeys)('refuses a key outside the storage: %j', async (key) => {
  for (const storage of [folderStorage(folder), s3Storage(s3.options)]) {
    await expect(storage.put(key, photo, 'image/webp')).rejects.toThrow(RangeError)
    await expect(storage.get(key)).rejects.toThrow(RangeError)
    await expect(storage.size(key)).rejects.toThrow(RangeError)
    await expect(storage.open(key, { start: 0, end: 1 })).rejects.toThrow(RangeError)
    await expect(storage.delete(key)).rejects.toThrow(RangeError)
  }
})

test('a folder contains no unfinished files', async () => {
  const names = await readdir(folder, { recursive: true })

  expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
})

const bytesOf = (data: Uint8Array | null) => (data ? Uint8Array.from(data) : null)

async function listed(storage: ObjectStorage, folder?: string) {
  const found = []
  for await (const file of storage.list(folder)) found.push(file)
  return found
}
