import { expect, test } from 'vitest'
import { FileCache } from './file-cache.ts'

function writing(size = 10) {
  const writer = {
    count: 0,
    async write() {
      writer.count += 1
      await Promise.resolve()
      return new Uint8Array(size)
    },
  }
  return writer
}

test('[C-09] eighty concurrent requests for one file write it once', async () => {
  const cache = new FileCache(100)
  const writer = writing()
  const files = await Promise.all(Array.from({ length: 80 }, () => cache.read('a', writer.write)))

  expect(writer.count).toBe(1)
  expect(new Set(files).size).toBe(1)
  await cache.read('a', writer.write)
  expect(writer.count).toBe(1)
})

test('[C-09] evicts the file that was requested longest ago', async () => {
  const cache = new FileCache(25)
  const writer = writing()
  for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.read(key, writer.write)
  expect(writer.count).toBe(3)
  await cache.read('b', writer.write)
  expect(writer.count).toBe(4)
})

test('[C-09] returns a file larger than the cache without caching it', async () => {
  const cache = new FileCache(5)
  const writer = writing()
  expect(await cache.read('a', writer.write)).toHaveLength(10)
  await cache.read('a', writer.write)
  expect(writer.count).toBe(2)
})

test('[C-09] a failed write is tried again', async () => {
  const cache = new FileCache(100)
  await expect(cache.read('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cache.read('a', writing().write)).toHaveLength(10)
})
