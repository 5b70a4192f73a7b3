import { DERIVED_FOLDER, type ObjectStorage } from '#server/ports/object-storage.ts'
import { entryNames } from './archive/format.ts'
import type { ArchiveWriter } from './archive/pack-archive.ts'

/**
 * Writes every stored file that cannot be made again. A file is stored before the row that names it is committed, and is never
 * changed, so that the files listed after a snapshot include those that its rows name.
 */
export async function copyFiles(storage: ObjectStorage, writer: ArchiveWriter) {
  const keys = new Set<string>()
  let bytes = 0
  for await (const { key } of storage.list()) {
    if (key.startsWith(`${DERIVED_FOLDER}/`)) continue
    const size = await storage.size(key)
    if (size === null) continue // deleted since it was listed
    await writer.addStream(entryNames.file(key), size, readFile(storage, key, size))
    keys.add(key)
    bytes += size
  }
  return { keys, bytes }
}

async function* readFile(storage: ObjectStorage, key: string, size: number) {
  if (size > 0) yield* await storage.open(key, { start: 0, end: size - 1 })
}
