import type { PhotoSource } from '#domain/surveys/photo-source.ts'
import type { Deps } from '#server/deps.ts'
import type { OrderRow } from '#server/orders/index.ts'
import type { EarlyContext, RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { hasStoredReply, runOnce } from '#server/platform/idempotency.ts'
import {
  discardOrphanedPictures,
  type StoredPicture,
  storePictures,
} from '#server/platform/picture-files.ts'
import { refuse } from '#server/platform/refusal.ts'
import { closeAnswered } from './close-requests.ts'
import { findPosition, type PhotoPlace } from './photo-place.ts'
import { PHOTOS_FOLDER } from './photos-folder.ts'
import { findPhoto, insertPhoto, markReplaced, type NewPhoto, type PhotoRow } from './store.ts'
import { type SurveyImage, toImage } from './survey-image.ts'

interface PhotoChange {
  /** Locks the order for a caller to whom it belongs, or refuses ORDER_NOT_FOUND. */
  readonly lock: (tx: Db) => Promise<OrderRow>
  /** Says where the photo goes, or refuses what the caller may not change now. */
  readonly place: (tx: Db, order: OrderRow) => Promise<PhotoPlace>
}

interface PhotoReplacement extends PhotoChange {
  /** Has one file. */
  readonly context: Pick<RequestContext, 'idempotency' | 'files' | 'ip'>
  readonly source?: PhotoSource
  /** Who of the studio adds it; absent: the customer. */
  readonly addedBy?: string
  /** Does what else belongs to it, in the same transaction. */
  readonly onStored?: (tx: Db, order: OrderRow, photo: PhotoRow, at: Date) => Promise<unknown>
}

export interface PhotoStored {
  readonly order_number: string
  readonly image: SurveyImage
}

type ReplaceDeps = Pick<Deps, 'db' | 'now' | 'secret' | 'storage' | 'log'>

/**
 * Checks whether a survey takes the photo, before it is received; returns the order's number.
 * Accepts a repeated call, whose reply is stored.
 *
 * Refuses as {@link replacePhoto} does.
 */
export const checkPhotoPlace = (
  { db }: Pick<Deps, 'db'>,
  { lock, place, context }: PhotoChange & { readonly context: Pick<EarlyContext, 'idempotency'> },
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const order = await lock(tx)
    if (!(await hasStoredReply(tx, context.idempotency))) {
      await findPosition(tx, order.number, await place(tx, order))
    }
    return order.number
  })

/**
 * Stores one picture as a photo of a survey. The photo whose place it takes stays, marked as
 * replaced, until the order ends; requests for it are answered. Of two concurrent calls for one place the later is refused.
 * Source: docs/rules.md S-16.
 *
 * Refuses FILE_MISSING; TOO_MANY_IMAGES: several files, or no place left; PHOTO_REPLACED with
 * `current`, the ID of the photo that took the place meanwhile; PHOTOS_CLOSED: no survey, or its
 * consent was withdrawn; NOT_FOUND; as `lock` and `place`, and as reading a picture does.
 */
export async function replacePhoto(
  deps: ReplaceDeps,
  replacement: PhotoReplacement,
): Promise<PhotoStored> {
  const at = deps.now()
  const { context, lock } = replacement
  if (context.files.length === 0) refuse('FILE_MISSING')
  if (context.files.length > 1) refuse('TOO_MANY_IMAGES')
  await checkPhotoPlace(deps, replacement)

  const pictures = await storePictures(deps.storage, PHOTOS_FOLDER, context)
  try {
    return await inTransaction(deps.db, async (tx) => {
      const order = await lock(tx)
      return runOnce(tx, context.idempotency, at, async () => {
        const [picture = refuse('FILE_MISSING')] = pictures
        const photo = await storePhoto(tx, order, picture, replacement, at)
        return { order_number: order.number, image: toImage(deps.secret, photo, at) }
      })
    })
  } finally {
    const isReferenced = async (id: string) => (await findPhoto(deps.db, id)) !== undefined
    await discardOrphanedPictures(deps, pictures, isReferenced)
  }
}

async function storePhoto(
  tx: Db,
  order: OrderRow,
  picture: StoredPicture,
  { place, source, addedBy, onStored }: PhotoReplacement,
  at: Date,
): Promise<PhotoRow> {
  const sent = { ...picture, ...(source && { source }), added_by: addedBy ?? null, added_at: at }
  const photo = await placePhoto(tx, order, sent, await place(tx, order))
  await onStored?.(tx, order, photo, at)
  return photo
}

type SentPhoto = Omit<NewPhoto, 'order_number' | 'name'> & { readonly added_at: Date }

/**
 * Puts a stored picture to its place in a survey, and closes the requests for it. The caller must hold
 * the order's lock. Refuses as {@link findPosition} does.
 */
export async function placePhoto(
  tx: Db,
  order: OrderRow,
  sent: SentPhoto,
  { name, replaces }: PhotoPlace,
): Promise<PhotoRow> {
  const { added_at: at } = sent
  const position = await findPosition(tx, order.number, { name, replaces })
  if (replaces) await markReplaced(tx, replaces, at)
  const photo = await insertPhoto(tx, { ...sent, position, order_number: order.number, name })
  await closeAnswered(tx, order, { photo_id: replaces, name }, at)
  return photo
}
