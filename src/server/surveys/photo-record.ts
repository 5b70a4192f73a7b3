import type { ParsedOf } from '#contract/endpoint.ts'
import type { getPhotoRecord, PhotoRecord, storePhotosLonger } from '#contract/photo-record.ts'
import { storedUntil } from '#domain/surveys/photo-retention.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readSettings } from '#server/settings/index.ts'
import { isChangeable } from './change-own-photo.ts'
import { findErasedPhotos } from './erased-photos-store.ts'
import { findOwnOrder } from './find-own-order.ts'
import { findPhotoLooks } from './photo-looks.ts'
import { findPhotos, findSurvey, updateSurvey } from './store.ts'
import { toImage } from './survey-image.ts'

/**
 * Returns to a customer what happened to the photos of their survey. Source: docs/rules.md S-22, S-23.
 *
 * Refuses as {@link findOwnOrder} does, and NOT_FOUND before the survey was sent.
 */
export async function readPhotoRecord(
  { db, now, secret }: Pick<Deps, 'db' | 'now' | 'secret'>,
  caller: Caller,
  input: ParsedOf<typeof getPhotoRecord>,
): Promise<PhotoRecord> {
  const at = now()
  const order = await findOwnOrder(db, caller, input, at)
  const survey = (await findSurvey(db, order.number)) ?? refuse('NOT_FOUND')
  const photos = await findPhotos(db, order.number)
  const { photoRetentionDays: days } = await readSettings(db)
  const { extra_days: extraDays, erased_at } = survey
  const erased = await findErasedPhotos(db, order.number)
  const endedAt = order.completed_at ?? order.ended_at
  const until = storedUntil({ endedAt, retentionDays: days, extraDays })
  return {
    order_number: order.number,
    images: photos.map((photo) => toImage(secret, photo, at)),
    can_change: photos.length > 0 && isChangeable(order),
    looks: await findPhotoLooks(db, order.number),
    retention: { days, extra_days: extraDays, stored_until: until?.toISOString() ?? null },
    erased_photos: erased.map(({ name, reason, erased_at: at }) => ({
      name,
      reason,
      at: at.toISOString(),
    })),
    answers_erased_at: erased_at?.toISOString() ?? null,
  }
}

/**
 * Has the photos of a customer's survey kept longer, or as usual again. Refuses as
 * {@link findOwnOrder} does, and PHOTOS_CLOSED: no photo is stored.
 */
export async function storeLonger(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  input: ParsedOf<typeof storePhotosLonger>,
): Promise<undefined> {
  const { number } = await findOwnOrder(db, caller, input, now())
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, number)
    if ((await findPhotos(tx, number)).length === 0) refuse('PHOTOS_CLOSED')
    await updateSurvey(tx, number, { extra_days: input.body.extra_days })
  })
}
