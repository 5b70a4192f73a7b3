import { randomUUID } from 'node:crypto'
import type { FileReply } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import { deleteOrphanedPictures } from '#server/platform/delete-orphaned-pictures.ts'
import { PICTURE_CONTENT_TYPE, readPicture } from '#server/platform/pictures.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  findPictureId,
  LOGIN_PICTURES_FOLDER,
  loginPictureKey,
  setPicture,
} from './login-pictures-store.ts'
import type { SocialIdentity } from './social-identity.ts'

/**
 * Stores the provider's profile picture for a new login: fetched once, re-encoded and small. Call
 * it after the transaction that created the login. Never throws: the login succeeds even if the
 * picture fails. Source: MYP-02, docs/rules.md A-21.
 */
export async function storeLoginPicture(
  { db, storage, socialLogins, log }: Pick<Deps, 'db' | 'storage' | 'socialLogins' | 'log'>,
  { provider, subject }: SocialIdentity,
  url: string | null,
) {
  if (url === null) return
  try {
    const file = await socialLogins.find((it) => it.provider === provider)?.fetchPicture(url)
    if (!file) return log.warn({ provider }, 'the picture of a login could not be had')
    const { thumbnail } = await readPicture(file, 'logins')
    const id = randomUUID()
    await storage.put(loginPictureKey(id), thumbnail, PICTURE_CONTENT_TYPE)
    // The login was removed meanwhile, or already has a picture.
    const isTaken = await setPicture(db, { provider, subject }, id)
    if (!isTaken) await storage.delete(loginPictureKey(id))
  } catch (error) {
    log.warn({ err: error, provider }, 'the picture of a login was not kept')
  }
}

/** Serves a member's own picture to that member only. Refuses NOT_FOUND. */
export async function serveMyPicture(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { memberId }: Member,
): Promise<FileReply> {
  const id = (await findPictureId(db, memberId)) ?? refuse('NOT_FOUND')
  return {
    contentType: PICTURE_CONTENT_TYPE,
    fileName: `${id}.jpg`,
    data: (await storage.get(loginPictureKey(id))) ?? refuse('NOT_FOUND'),
    cacheControl: 'private, no-store',
  }
}

/** Deletes pictures that belong to no login. Source: docs/rules.md S-6. */
export const deleteOrphanedLoginPictures = (deps: Pick<Deps, 'db' | 'storage' | 'now'>) =>
  deleteOrphanedPictures(deps, LOGIN_PICTURES_FOLDER, (ids) =>
    deps.db
      .selectFrom('social_logins')
      .select('picture_id as id')
      .where('picture_id', 'in', ids)
      .$narrowType<{ id: string }>()
      .execute(),
  )
