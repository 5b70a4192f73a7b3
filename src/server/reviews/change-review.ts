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
 * New words, another rating, the look shown or not, and other pictures: some go, some come, in the order that is asked for.
 * The date stays. New pictures are stored before the transaction; those that go lose their files
 * after it. Source: docs/rules.md V-5.
 *
 * Refuses NOT_FOUND, also a stranger's, TOO_MANY_IMAGES, VALIDATION_FAILED for a picture that is not
 * there or a look that the sheet does not have, and what is wrong with a picture.
 */
export async function changeReview(
  deps: Deps,
  member: Member,
  { params: { id }, body }: ParsedOf<typeof contract.changeReview>,
  context: Pick<RequestContext, 'files' | 'ip' | 'language'>,
) {
  const { pictures: wanted, shows_look: showsLook, ...words } = body
  const { files } = context
  await inTransaction(deps.db, async (tx) => {
    await lockOwn(tx, member, id)
    arranged(wanted, await findPictures(tx, [id]), files)
  })

  const stored = await storePictures(deps.storage, PICTURES_FOLDER, context)
  const taken = new Set<string>()
  try {
    const { reply, gone } = await inTransaction(deps.db, async (tx) => {
      const mine = await lockOwn(tx, member, id)
      const before = await findPictures(tx, [id])
      const after = arranged(wanted, before, stored)
      await replacePictures(tx, id, after)
      const review = await updateReview(tx, id, {
        ...words,
        ...(await resolveLook(tx, mine.order_number, showsLook, mine)),
        language: context.language,
        updated_at: deps.now(),
      })
      const stay = new Set(after.map((picture) => picture.id))
      return {
        reply: toReply(review, after, context.language),
        gone: before.filter((it) => !stay.has(it.id)),
      }
    })
    for (const { id: picture } of reply.images) taken.add(picture)
    for (const picture of gone) await deletePictureFiles(deps.storage, picture)
    return reply
  } finally {
    await discardOrphanedPictures(
      deps,
      stored.filter((picture) => !taken.has(picture.id)),
      async (picture) => (await findPicture(deps.db, picture)) !== undefined,
    )
  }
}

/** Combines existing and uploaded photos in the requested order; refuses duplicates. */
function arranged<Sent>(
  wanted: Change['pictures'],
  there: readonly PictureRow[],
  sent: readonly Sent[],
): (PictureRow | Sent)[] {
  const all = wanted ?? [...there.map(({ id }) => id), ...sent.keys()]
  if (all.length > MAX_REVIEW_PHOTOS || sent.length > MAX_REVIEW_PHOTOS) refuse('TOO_MANY_IMAGES')
  const found = all.map((name) =>
    typeof name === 'number' ? sent[name] : there.find(({ id }) => id === name),
  )
  const pictures = found.filter((picture) => picture !== undefined)
  if (new Set(pictures).size < all.length) {
    refuseField('pictures', 'custom', (words) => words.picturesUnknown)
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
    const its = await findPictures(tx, [id])
    await removeReview(tx, id)
    await deleteReplyOfCreation(tx, { scope: 'review', memberId: member.memberId, id })
    return its
  })
  for (const picture of pictures) await deletePictureFiles(storage, picture)
}

async function lockOwn(tx: Db, { memberId }: Member, id: string) {
  const review = await findAndLockReview(tx, id)
  return review?.member_id === memberId ? review : refuse('NOT_FOUND')
}
