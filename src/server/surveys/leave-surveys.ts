import type { Db } from '#server/platform/database.ts'

/** A member leaves: what their surveys say of a face and a body is erased, photos and all. */
export async function leaveSurveys(tx: Db, memberId: string) {
  const orders = tx.selectFrom('orders').select('number').where('member_id', '=', memberId)
  const files = await erasePhotosOfMember(tx, memberId)
  await tx.deleteFrom('surveys').where('order_number', 'in', orders).execute()
  return { files }
}

/** Erases the photos of all surveys of a member; returns the files to delete after the transaction. */
export async function erasePhotosOfMember(tx: Db, memberId: string): Promise<string[]> {
  const orders = tx.selectFrom('orders').select('number').where('member_id', '=', memberId)
  const photos = await tx
    .deleteFrom('survey_photos')
    .where('order_number', 'in', orders)
    .returning(['storage_key', 'thumbnail_key'])
    .execute()
  return photos.flatMap((photo) => [photo.storage_key, photo.thumbnail_key])
}
