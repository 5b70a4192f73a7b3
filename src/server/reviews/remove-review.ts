import type { AdminReview, removeReview as endpoint } from '#contract/admin-reviews.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { toAdminReply } from './review-reply.ts'
import { findAndLockAnyReview, findPictures, updateReview } from './store.ts'

type Clocked = Pick<Deps, 'db' | 'now'>

/**
 * Removes a review for a reason: only administrators see it from then on, and it is erased a day
 * later. The audit log keeps the reason, never the author's text. Idempotent.
 *
 * Refuses NOT_FOUND, and EDIT_CONFLICT as a change does. Source: docs/rules.md V-8.
 */
export function removeReviewAsAdmin(
  { db, now }: Clocked,
  admin: Member,
  context: RequestContext,
  { params: { id }, body }: ParsedOf<typeof endpoint>,
): Promise<AdminReview> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const before = (await findAndLockAnyReview(tx, id)) ?? refuse('NOT_FOUND')
    const pictures = await findPictures(tx, [id])
    if (before.removed_at) return toAdminReply(before, pictures, context.language)
    if (body.base_revision !== undefined && body.base_revision !== before.revision) {
      refuse('EDIT_CONFLICT', { current: toAdminReply(before, pictures, context.language) })
    }
    const removed = await updateReview(tx, id, { removed_at: at })
    const detail = { kind: body.kind, reason: body.reason, order_number: before.order_number }
    await audit(tx, admin, context, { action: 'review.remove', subject: id, detail, at })
    return toAdminReply(removed, pictures, context.language)
  })
}

/** Restores a removed review; a visible one stays unchanged. Refuses NOT_FOUND if it is erased. */
export function restoreReview(
  { db, now }: Clocked,
  admin: Member,
  context: RequestContext,
  id: string,
): Promise<AdminReview> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const before = (await findAndLockAnyReview(tx, id)) ?? refuse('NOT_FOUND')
    const pictures = await findPictures(tx, [id])
    if (!before.removed_at) return toAdminReply(before, pictures, context.language)
    const review = await updateReview(tx, id, { removed_at: null })
    await audit(tx, admin, context, { action: 'review.restore', subject: id, at })
    return toAdminReply(review, pictures, context.language)
  })
}
