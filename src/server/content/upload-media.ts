import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { storeMedia } from './store-media.ts'

/**
 * Stores the one file of the form. Refuses FILE_MISSING, TOO_MANY_IMAGES, and as {@link storeMedia}
 * does.
 */
export async function uploadMedia(
  { db, now, storage }: Pick<Deps, 'db' | 'now' | 'storage'>,
  admin: Member,
  context: RequestContext,
) {
  const [file, ...others] = context.files
  if (!file) refuse('FILE_MISSING')
  if (others.length > 0) refuse('TOO_MANY_IMAGES')
  const stored = await storeMedia(storage, file.data)
  const detail = { bytes: stored.bytes, fileName: file.fileName.slice(0, 200) }
  await inTransaction(db, (tx) =>
    audit(tx, admin, context, { action: 'media.upload', subject: stored.url, detail, at: now() }),
  )
  return stored
}
