import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { errorCode } from '#server/platform/error-fields.ts'
import type { ObjectStorage } from '#server/ports/object-storage.ts'
import { checkedKey, isKey } from './storage-key.ts'

/**
 * Stores files in a local folder. Writes to a temporary name and renames, so that readers see a
 * complete file or none, also after a power failure. Keys cannot leave the folder.
 */
export function folderStorage(dir: string): ObjectStorage {
  const root = resolve(dir)
  const pathOf = (key: string) => join(root, checkedKey(key))

  return {
    async put(key, data) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const unfinished = join(dirname(path), `.${randomUUID()}.part`)
      try {
        await writeSafely(unfinished, data)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },

    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async size(key) {
      try {
        const found = await stat(pathOf(key))
        return found.isFile() ? found.size : null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async open(key, { start, end }) {
      return createReadStream(pathOf(key), { start, end })
    },

    async *list(folder) {
      const below = folder ? pathOf(folder) : root
      const names = await readdir(below, { recursive: true }).catch((error) => {
        if (isMissing(error)) return []
        throw error
      })
      for (const name of names) {
        const key = [...(folder ? [folder] : []), ...name.split(sep)].join('/')
        const found = isKey(key) ? await stat(pathOf(key)).catch(() => null) : null
        if (found?.isFile()) yield { key, storedAt: found.mtime }
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

async function writeSafely(path: string, data: Uint8Array) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Syncs the folder, where supported, so that the new name survives a power failure. */
async function syncFolder(path: string) {
  let folder: FileHandle | undefined
  try {
    folder = await open(path, 'r')
    await folder.sync()
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EACCES', 'EINVAL'].includes(errorCode(error))) throw error
  } finally {
    await folder?.close()
  }
}

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error))
