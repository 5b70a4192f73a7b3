import type { Db } from '#server/platform/database.ts'

/** Erases the reviews of a closing account; returns the files to delete after the transaction. */
export async function eraseReviewsOfMember(tx: Db, memberId: string) {
  const reviewIds = tx.selectFrom('reviews').select('id').where('member_id', '=', memberId)
  const pictures = await tx
    .deleteFrom('review_pictures')
    .where('review_id', 'in', reviewIds)
    .returning(['storage_key', 'thumbnail_key'])
    .execute()
  await tx.deleteFrom('reviews').where('member_id', '=', memberId).execute()
  return { files: pictures.flatMap((picture) => [picture.storage_key, picture.thumbnail_key]) }
}
