import type { Db } from '#server/platform/database.ts'

/** A member leaves: what their surveys say of a face and a body is erased, photos and all. */
export async function leaveSurveys(tx: Db, memberId: string) {
  const orders = tx.selectFrom('orders').select('number').where('member_id', '=', memberId)
  const photos = await tx
    .deleteFrom('survey_photos')
    .where('order_number', 'in', orders)
    .returning(['storage_key', 'thumbnail_key'])
    .execute()
  await tx.deleteFrom('surveys').where('order_number', 'in', orders).execute()
  return { files: photos.flatMap((photo) => [photo.storage_key, photo.thumbnail_key]) }
}
