import type { FileReply } from '#contract/endpoint.ts'
import { hasAccess } from '#domain/accounts/roles.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import { PICTURE_CONTENT_TYPE } from '#server/platform/pictures.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findPictureWithVisibility } from './store.ts'

/**
 * A picture never changes, but its review may be hidden or deleted, which takes effect everywhere
 * within a day.
 */
const CACHE_CONTROL = 'public, max-age=86400'

/**
 * Serves a picture to everybody; only to the owner and viewers while its review is hidden. Refuses
 * NOT_FOUND.
 */
export async function servePicture(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  caller: Caller,
  id: string,
  size: 'full' | 'thumbnail',
): Promise<FileReply> {
  const picture = (await findPictureWithVisibility(db, id)) ?? refuse('NOT_FOUND')
  if (picture.is_hidden && !readsHidden(caller)) refuse('NOT_FOUND')
  const key = size === 'full' ? picture.storage_key : picture.thumbnail_key
  return {
    contentType: PICTURE_CONTENT_TYPE,
    fileName: `${id}.jpg`,
    data: (await storage.get(key)) ?? refuse('NOT_FOUND'),
    cacheControl: picture.is_hidden ? 'private, no-store' : CACHE_CONTROL,
  }
}

const readsHidden = (caller: Caller): boolean =>
  caller.kind === 'member' && hasAccess(caller.role, 'viewer')
