import type { ParsedOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/reviews.ts'
import { MAX_REVIEW_PHOTOS } from '#domain/limits/limits.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { deleteReplyOfCreation } from '#server/platform/idempotency.ts'
import {
  deletePictureFiles,
  discardOrphanedPictures,
  storePictures,
} from '#server/platform/picture-files.ts'
import { refuse } from '#server/platform/refusal.ts'
import { refuseField } from '#server/platform/validation.ts'
import { resolveLook } from './look.ts'
import { toReply } from './review-reply.ts'
import {
  findAndLockReview,
  findPicture,
  findPictures,
  type PictureRow,
  removeReview,
  replacePictures,
  updateReview,
} from './store.ts'
import { PICTURES_FOLDER } from './write-review.ts'

type Change = ParsedOf<typeof contract.changeReview>['body']

/**
 * Checks, before photos are received, that a review is the member's own; returns its ID. Refuses
 * NOT_FOUND.
 */
export const checkReviewOwner = ({ db }: Deps, member: Member, id: string): Promise<string> =>
  inTransaction(db, async (tx) => (await lockOwn(tx, member, id)).id)

/**
 * Changes text, rating, the shown look, and the pictures, in the requested order; the date stays.
 * New pictures are stored before the transaction; files of removed ones are deleted after it.
 * Source: docs/rules.md V-5.
 *
 * Refuses NOT_FOUND, also for somebody else's review; TOO_MANY_IMAGES; VALIDATION_FAILED for an
 * unknown picture or a look that the sheet does not have; and as reading a picture does.
 */
export async function changeReview(
  deps: Deps,
  member: Member,
  { params: { id }, body }: ParsedOf<typeof contract.changeReview>,
  context: Pick<RequestContext, 'files' | 'ip' | 'language'>,
) {
  const { pictures: requested, shows_look: showsLook, ...texts } = body
  const { files } = context
  await inTransaction(deps.db, async (tx) => {
    await lockOwn(tx, member, id)
    orderPictures(requested, await findPictures(tx, [id]), files)
  })

  const stored = await storePictures(deps.storage, PICTURES_FOLDER, context)
  const usedPictures = new Set<string>()
  try {
    const { reply, removed } = await inTransaction(deps.db, async (tx) => {
      const mine = await lockOwn(tx, member, id)
      const before = await findPictures(tx, [id])
      const after = orderPictures(requested, before, stored)
      await replacePictures(tx, id, after)
      const review = await updateReview(tx, id, {
        ...texts,
        ...(await resolveLook(tx, mine.order_number, showsLook, mine)),
        language: context.language,
        updated_at: deps.now(),
      })
      const remainingIds = new Set(after.map((picture) => picture.id))
      return {
        reply: toReply(review, after, context.language),
        removed: before.filter((it) => !remainingIds.has(it.id)),
      }
    })
    for (const { id: picture } of reply.images) usedPictures.add(picture)
    for (const picture of removed) await deletePictureFiles(deps.storage, picture)
    return reply
  } finally {
    await discardOrphanedPictures(
      deps,
      stored.filter((picture) => !usedPictures.has(picture.id)),
      async (picture) => (await findPicture(deps.db, picture)) !== undefined,
    )
  }
}

/** Combines existing and uploaded photos in the requested order; refuses duplicates. */
function orderPictures<Sent>(
  requested: Change['pictures'],
  existing: readonly PictureRow[],
  uploaded: readonly Sent[],
): (PictureRow | Sent)[] {
  const all = requested ?? [...existing.map(({ id }) => id), ...uploaded.keys()]
  if (all.length > MAX_REVIEW_PHOTOS || uploaded.length > MAX_REVIEW_PHOTOS)
    refuse('TOO_MANY_IMAGES')
  const found = all.map((name) =>
    typeof name === 'number' ? uploaded[name] : existing.find(({ id }) => id === name),
  )
  const pictures = found.filter((picture) => picture !== undefined)
  if (new Set(pictures).size < all.length) {
    refuseField('pictures', 'custom', (texts) => texts.picturesUnknown)
  }
  return pictures
}

/**
 * Deletes a review with the stored reply of its call, then its files; the points stay. Refuses
 * NOT_FOUND, also for someone else's.
 */
export async function deleteReview(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  member: Member,
  id: string,
): Promise<undefined> {
  const pictures = await inTransaction(db, async (tx) => {
    await lockOwn(tx, member, id)
    const pictures = await findPictures(tx, [id])
    await removeReview(tx, id)
    await deleteReplyOfCreation(tx, { scope: 'review', memberId: member.memberId, id })
    return pictures
  })
  for (const picture of pictures) await deletePictureFiles(storage, picture)
}

async function lockOwn(tx: Db, { memberId }: Member, id: string) {
  const review = await findAndLockReview(tx, id)
  return review?.member_id === memberId ? review : refuse('NOT_FOUND')
}
