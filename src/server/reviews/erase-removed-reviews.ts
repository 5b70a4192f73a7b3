import { removedDueBefore } from '#domain/moderation/moderation.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database.ts'
import { deleteReplyOfCreation } from '#server/platform/idempotency.ts'
import { deletePictureFiles } from '#server/platform/picture-files.ts'
import { findAndLockAnyReview, findPictures, findRemovedBefore, removeReview } from './store.ts'

const BATCH = 200

/**
 * Erases the reviews that administrators removed and nobody restored, with their pictures; returns
 * the number erased. Source: docs/rules.md V-8.
 */
export async function eraseRemovedReviews(
  deps: Pick<Deps, 'db' | 'storage' | 'now'>,
): Promise<number> {
  const before = removedDueBefore(deps.now())
  let erased = 0
  for (;;) {
    const due = await findRemovedBefore(deps.db, before, BATCH)
    for (const review of due) if (await eraseOne(deps, review)) erased += 1
    if (due.length < BATCH) return erased
  }
}

async function eraseOne(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { id, member_id: memberId }: { readonly id: string; readonly member_id: string },
): Promise<boolean> {
  const pictures = await inTransaction(db, async (tx) => {
    if (!(await findAndLockAnyReview(tx, id))?.removed_at) return null
    const pictures = await findPictures(tx, [id])
    await removeReview(tx, id)
    await deleteReplyOfCreation(tx, { scope: 'review', memberId, id })
    return pictures
  })
  for (const picture of pictures ?? []) await deletePictureFiles(storage, picture)
  return pictures !== null
}
