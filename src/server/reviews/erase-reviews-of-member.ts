import type { Db } from '#server/platform/database.ts'

/** A member leaves, and their reviews with them. */
export async function eraseReviewsOfMember(tx: Db, memberId: string) {
  const its = tx.selectFrom('reviews').select('id').where('member_id', '=', memberId)
  const pictures = await tx
    .deleteFrom('review_pictures')
    .where('review_id', 'in', its)
    .returning(['storage_key', 'thumbnail_key'])
    .execute()
  await tx.deleteFrom('reviews').where('member_id', '=', memberId).execute()
  return { files: pictures.flatMap((picture) => [picture.storage_key, picture.thumbnail_key]) }
}
