import { DAY_MS } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'
import { findPictureId } from './picture-files.ts'

const BATCH = 500

/** Finds which of these pictures a row references. */
type FindReferencedPictures = (
  ids: readonly string[],
) => Promise<readonly { readonly id: string }[]>

/**
 * Deletes pictures of a folder that no row references: a server was killed between storing the files
 * and its commit. Skips files of the last day, whose commit may be pending. Returns the number of
 * deleted files.
 */
export async function deleteOrphanedPictures(
  { storage, now }: Pick<Deps, 'storage' | 'now'>,
  folder: string,
  findReferenced: FindReferencedPictures,
): Promise<number> {
  const before = now().getTime() - DAY_MS
  let removed = 0
  let batch: Found[] = []
  for await (const { key, storedAt } of storage.list(folder)) {
    const id = findPictureId(key)
    if (id && storedAt.getTime() < before) batch.push({ key, id })
    if (batch.length < BATCH) continue
    removed += await deleteOrphaned(storage, batch, findReferenced)
    batch = []
  }
  return removed + (await deleteOrphaned(storage, batch, findReferenced))
}

interface Found {
  readonly key: string
  readonly id: string
}

async function deleteOrphaned(
  storage: Deps['storage'],
  files: readonly Found[],
  findReferenced: FindReferencedPictures,
) {
  if (files.length === 0) return 0
  const rows = await findReferenced([...new Set(files.map(({ id }) => id))])
  const referenced = new Set(rows.map(({ id }) => id))
  const orphaned = files.filter(({ id }) => !referenced.has(id))
  for (const { key } of orphaned) await storage.delete(key)
  return orphaned.length
}
