import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { copyFiles } from './copy-files.ts'

test('[A-09] leaves out files that the site can make again', async () => {
  const storage = memoryStorage()
  for (const key of ['photos/a.jpg', 'derived/sheets/b/pdf-a4']) {
    await storage.put(key, Buffer.from(key), 'application/octet-stream')
  }
  const written: string[] = []
  const writer = {
    async add() {},
    async addStream(_name: string, _size: number, bytes: AsyncIterable<Uint8Array>) {
      written.push((await buffer(bytes)).toString())
    },
  }
  const copied = await copyFiles(storage, writer)

  expect(written).toEqual(['photos/a.jpg'])
  expect([...copied.keys]).toEqual(['photos/a.jpg'])
})
