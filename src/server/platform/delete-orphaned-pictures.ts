import { DAY_MS } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'
import { pictureIdOf } from './picture-files.ts'

const BATCH = 500

/** Which of these pictures have a row. */
export type FindReferencedPictures = (
  ids: readonly string[],
) => Promise<readonly { readonly id: string }[]>

/**
 * Deletes the pictures of a folder that no row names: what a server left behind that was killed
 * between storing them and its commit. Those of the last day are let alone, since their commit may
 * be on its way. Returns how many files went.
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
    const id = pictureIdOf(key)
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
