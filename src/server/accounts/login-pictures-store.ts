import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import type { SocialIdentity } from './social-identity.ts'

export const LOGIN_PICTURES_FOLDER = 'login-pictures'

/** Storage key of a login's profile picture. */
export const loginPictureKey = (id: string) => `${LOGIN_PICTURES_FOLDER}/${id}.jpg`

/** Finds the member's picture: that of the first login with one. */
export async function findPictureId(db: Db, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('social_logins')
    .select('picture_id')
    .where('member_id', '=', memberId)
    .where('picture_id', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.picture_id ?? null
}

/** SQL whether a login of the member has a profile picture. */
export const hasLoginPicture = (memberId: string) =>
  sql<boolean>`exists (select from social_logins where member_id = ${memberId} and picture_id is not null)`

/** Returns false when the login is gone or already has a picture. */
export async function setPicture(
  db: Db,
  { provider, subject }: SocialIdentity,
  pictureId: string,
): Promise<boolean> {
  const set = await db
    .updateTable('social_logins')
    .set({ picture_id: pictureId })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('picture_id', 'is', null)
    .executeTakeFirst()
  return set.numUpdatedRows > 0n
}

/** Storage keys of the pictures of deleted logins, to be deleted after the commit. */
export const listPictureKeys = (
  dropped: readonly { readonly picture_id: string | null }[],
): string[] =>
  dropped.flatMap(({ picture_id }) => (picture_id ? [loginPictureKey(picture_id)] : []))
