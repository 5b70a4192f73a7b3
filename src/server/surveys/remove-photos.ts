import type { Survey } from '#contract/surveys.ts'
import type { Db } from '#server/platform/database.ts'
import { refuseReplaced } from './photo-place.ts'
import { deletePhoto, findPhotos, type PhotoRow } from './store.ts'

/**
 * Deletes current photos of a survey and counts them as erased; returns them, whose files are to delete
 * after the transaction. Which they were and when remains. The caller must hold the order's lock.
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
  const removed: PhotoRow[] = []
  for (const id of new Set(ids)) {
    const photo = current.find((it) => it.id === id)
    removed.push(photo ?? (await refuseReplaced(tx, orderNumber, id)))
    await deletePhoto(tx, id, at)
  }
  const rows = removed.map(({ name }) => ({ order_number: orderNumber, name, removed_at: at }))
  await tx.insertInto('removed_photos').values(rows).execute()
  return removed
}

/** Lists which photos a customer removed, the last first. */
export async function findRemovals(db: Db, orderNumber: string): Promise<Survey['removed_photos']> {
  const rows = await db
    .selectFrom('removed_photos')
    .select(['name', 'removed_at'])
    .where('order_number', '=', orderNumber)
    .orderBy('removed_at', 'desc')
    .orderBy('name')
    .execute()
  return rows.map(({ name, removed_at }) => ({ name, removed_at: removed_at.toISOString() }))
}
