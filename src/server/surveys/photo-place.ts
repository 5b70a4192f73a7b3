import { MAX_SURVEY_PHOTOS } from '#domain/limits/limits.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findPhoto, findPhotos, findSurvey } from './store.ts'

/** Where a new photo goes, as the caller saw the survey. */
export interface PhotoPlace {
  /** Which of the kind's photos it is; null: unknown. */
  readonly name: string | null
  /** The current photo whose place it takes; null: the place was empty. */
  readonly replaces: string | null
}

/**
 * Returns the position of a new photo. The caller must hold the order's lock.
 *
 * Refuses PHOTOS_CLOSED: no survey, or its consent was withdrawn; PHOTO_REPLACED with `current`, the
 * ID of the photo that took the place meanwhile; NOT_FOUND: `replaces` is no photo of the survey;
 * TOO_MANY_IMAGES: no place left.
 */
export async function findPosition(
  tx: Db,
  orderNumber: string,
  { name, replaces }: PhotoPlace,
): Promise<number> {
  const survey = await findSurvey(tx, orderNumber)
  if (!survey || survey.erased_at) refuse('PHOTOS_CLOSED')
  const photos = await findPhotos(tx, orderNumber)
  if (replaces) {
    const current = photos.find(({ id }) => id === replaces)
    return current?.position ?? (await refuseReplaced(tx, orderNumber, replaces))
  }
  const sameName = photos.find((photo) => name !== null && photo.name === name)
  if (sameName) refuse('PHOTO_REPLACED', { current: sameName.id })
  const taken = new Set(photos.map(({ position }) => position))
  const free = Array.from({ length: MAX_SURVEY_PHOTOS }, (_, index) => index + 1)
  return free.find((position) => !taken.has(position)) ?? refuse('TOO_MANY_IMAGES')
}

/** Refuses a photo that is not current: PHOTO_REPLACED with `current`, or NOT_FOUND. */
export async function refuseReplaced(tx: Db, orderNumber: string, id: string): Promise<never> {
  const photo = await findPhoto(tx, id)
  if (photo?.order_number !== orderNumber) refuse('NOT_FOUND')
  const photos = await findPhotos(tx, orderNumber)
  const current = photos.find(({ position }) => position === photo.position)
  return refuse('PHOTO_REPLACED', { current: current?.id ?? null })
}
