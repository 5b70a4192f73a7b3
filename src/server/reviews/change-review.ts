import type { ParsedOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/reviews.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { deletePictureFiles } from '#server/platform/picture-files.ts'
import { refuse } from '#server/platform/refusal.ts'
import { toReply } from './review-reply.ts'
import { findAndLockReview, picturesOf, removeReview, updateReview } from './store.ts'

/** New words and another rating; pictures and date stay. Refuses NOT_FOUND, also a stranger's. */
export async function changeReview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  member: Member,
  id: string,
  { rating, title, text }: ParsedOf<typeof contract.changeReview>['body'],
) {
  return inTransaction(db, async (tx) => {
    await lockOwn(tx, member, id)
    const review = await updateReview(tx, id, { rating, title, text, updated_at: now() })
    return toReply(review, await picturesOf(tx, [id]))
  })
}

/** Takes a review away and then its files; the points stay. Refuses NOT_FOUND, also a stranger's. */
export async function deleteReview(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  member: Member,
  id: string,
): Promise<undefined> {
  const pictures = await inTransaction(db, async (tx) => {
    await lockOwn(tx, member, id)
    const its = await picturesOf(tx, [id])
    await removeReview(tx, id)
    return its
  })
  for (const picture of pictures) await deletePictureFiles(storage, picture)
}

async function lockOwn(tx: Db, { memberId }: Member, id: string) {
  const review = await findAndLockReview(tx, id)
  if (review?.member_id !== memberId) refuse('NOT_FOUND')
}
