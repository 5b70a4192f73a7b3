import type { Db } from '#server/platform/database.ts'
import type { SocialIdentity } from './social-identity.ts'

export const LOGIN_PICTURES_FOLDER = 'login-pictures'

/** Where the picture of a login is stored. */
export const loginPictureKey = (id: string) => `${LOGIN_PICTURES_FOLDER}/${id}.jpg`

/** Which picture is the member's: that of the first login with one. */
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

/** False when the login is gone or has a picture. */
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

/** What goes with logins that are dropped: keys in the storage, to be deleted after the commit. */
export const listPictureKeys = (
  dropped: readonly { readonly picture_id: string | null }[],
): string[] =>
  dropped.flatMap(({ picture_id }) => (picture_id ? [loginPictureKey(picture_id)] : []))
