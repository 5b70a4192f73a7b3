import type { FileReply } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { PICTURE_CONTENT_TYPE } from '#server/platform/pictures.ts'
import { refuse } from '#server/platform/refusal.ts'
import { checkPhotoLink, type PhotoSize } from './photo-links.ts'
import { findPhoto } from './store.ts'

interface PhotoLink {
  readonly size: PhotoSize
  readonly expires: string
  readonly signature: string
}

/**
 * Serves the photo of a signed link. Refuses NOT_FOUND (also for a forged one) and LINK_EXPIRED.
 */
export async function servePhoto(
  { db, storage, secret, now }: Pick<Deps, 'db' | 'storage' | 'secret' | 'now'>,
  id: string,
  request: PhotoLink,
): Promise<FileReply> {
  const link = checkPhotoLink(secret, { id, ...request }, now())
  if (link === 'FORGED') refuse('NOT_FOUND')
  if (link === 'EXPIRED') refuse('LINK_EXPIRED')

  const photo = (await findPhoto(db, id)) ?? refuse('NOT_FOUND')
  const key = request.size === 'full' ? photo.storage_key : photo.thumbnail_key
  return {
    contentType: PICTURE_CONTENT_TYPE,
    fileName: `${photo.order_number}-${photo.position}.jpg`,
    data: (await storage.get(key)) ?? refuse('NOT_FOUND'),
    cacheControl: 'private, no-store',
  }
}
