import { addDays } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'
import { deletePictureFiles } from '#server/platform/picture-files.ts'
import { readSettings } from '#server/settings/index.ts'
import { deleteEarlierAnswersOfEndedOrders } from './earlier-answers.ts'
import { deletePhoto } from './erased-photos-store.ts'
import { deleteRequestsOfOrdersEndedBefore } from './photo-requests-store.ts'
import { findPhotosOfOrdersEndedBefore } from './store.ts'

const BATCH = 200

/**
 * Deletes the photos of orders that were completed or cancelled longer ago than the retention
 * setting and what the customer added to it, the requests for some, and replaced photos and answers as
 * soon as the order ended; returns the number of photos, and records each in the proof of erasure.
 * Deletes files first, so that an interrupted job finds the rest again.
 */
export async function erasePhotos({ db, storage, now }: Pick<Deps, 'db' | 'storage' | 'now'>) {
  const { photoRetentionDays } = await readSettings(db)
  const at = now()
  const ended = { moment: addDays(at, -photoRetentionDays), now: at }
  let erased = 0
  for (;;) {
    const photos = await findPhotosOfOrdersEndedBefore(db, ended, BATCH)
    if (photos.length === 0) break
    for (const photo of photos) {
      await deletePictureFiles(storage, photo)
      const reason = photo.replaced_at ? 'REPLACED' : 'EXPIRED'
      await deletePhoto(db, photo.id, { reason, at })
      erased += 1
    }
  }
  await deleteRequestsOfOrdersEndedBefore(db, ended.moment)
  await deleteEarlierAnswersOfEndedOrders(db, at)
  return erased
}
