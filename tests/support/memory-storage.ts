import { Readable } from 'node:stream'
import type { ObjectStorage } from '#server/ports/object-storage.ts'

/** Stores files in memory; `keys` lists them. */
export function memoryStorage(): ObjectStorage & { keys(): string[] } {
  const files = new Map<string, Uint8Array>()
  const times = new Map<string, Date>()
  return {
    async put(key, data) {
      files.set(key, data)
      times.set(key, new Date())
    },
    async get(key) {
      return files.get(key) ?? null
    },
    async size(key) {
      return files.get(key)?.length ?? null
    },
    async open(key, { start, end }) {
      return Readable.from([Buffer.from(files.get(key)!.subarray(start, end + 1))])
    },
    async *list(folder) {
      for (const key of files.keys()) {
        if (!folder || key.startsWith(`${folder}/`)) yield { key, storedAt: times.get(key)! }
      }
    },
    async delete(key) {
      files.delete(key)
    },
    keys: () => [...files.keys()].sort(),
  }
}

/** Stores files in memory, but not before `senders` calls wait to store one. */
export function storageOfRacing(senders: number) {
  const files = memoryStorage()
  const { promise: allCame, resolve: letGo } = Promise.withResolvers<void>()
  let came = 0
  return {
    ...files,
    async put(...file: Parameters<typeof files.put>) {
      came += 1
      if (came === senders) letGo()
      await allCame
      await files.put(...file)
    },
  }
}
