import type { Db } from '#server/platform/database.ts'
import { deletePhoto } from './erased-photos-store.ts'
import { refuseReplaced } from './photo-place.ts'
import { findPhotos, findReplacedPhotos, type PhotoRow } from './store.ts'

/**
 * Deletes current photos of a survey, and with each the photos whose place it took; returns all of
 * them, whose files are to delete after the transaction. Which they were and when remains. The caller
 * must hold the order's lock.
 *
 * Refuses PHOTO_REPLACED with `current`, the ID of the photo that took the place meanwhile; NOT_FOUND.
 */
export async function removePhotos(
  tx: Db,
  orderNumber: string,
  ids: readonly string[],
  at: Date,
): Promise<PhotoRow[]> {
  if (ids.length === 0) return []
  const current = await findPhotos(tx, orderNumber)
  const replaced = await findReplacedPhotos(tx, orderNumber)
  const removed: PhotoRow[] = []
  for (const id of new Set(ids)) {
    const photo = current.find((it) => it.id === id) ?? (await refuseReplaced(tx, orderNumber, id))
    removed.push(photo, ...replaced.filter(({ position }) => position === photo.position))
  }
  for (const { id } of removed) await deletePhoto(tx, id, { reason: 'REMOVED', at })
  return removed
}
