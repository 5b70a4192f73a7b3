import type { AdminReview, moderateReview as endpoint } from '#contract/admin-reviews.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { hiddenColumnsAfter } from '#server/platform/moderation.ts'
import { refuse } from '#server/platform/refusal.ts'
import { toAdminReply } from './review-reply.ts'
import { findAndLockReview, findPictures, type ReviewRow, updateReview } from './store.ts'

type Body = ParsedOf<typeof endpoint>['body']

/**
 * Hides or unhides a review, features it, or replies to it; fields left out stay unchanged. The
 * author's text never changes. Source: docs/rules.md V-6, V-7.
 *
 * Refuses NOT_FOUND, and EDIT_CONFLICT with the current review, when its author or somebody else
 * has changed it since `base_revision`.
 */
export function moderateReview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
  { params: { id }, body }: ParsedOf<typeof endpoint>,
): Promise<AdminReview> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const before = (await findAndLockReview(tx, id)) ?? refuse('NOT_FOUND')
    const pictures = await findPictures(tx, [id])
    if (body.base_revision !== undefined && body.base_revision !== before.revision) {
      refuse('EDIT_CONFLICT', { current: toAdminReply(before, pictures, context.language) })
    }
    const change = changeOf(before, body, at)
    const review = await updateReview(tx, id, change)
    const detail = { before: pick(before), after: pick(review) }
    await audit(tx, admin, context, { action: 'review.update', subject: id, detail, at })
    return toAdminReply(review, pictures, context.language)
  })
}

function changeOf(before: ReviewRow, body: Body, at: Date) {
  const { is_featured = before.is_featured, reply = before.reply } = body
  const isSaidAnew = reply !== before.reply
  return {
    ...hiddenColumnsAfter(before, body),
    is_featured,
    reply,
    replied_at: reply === null ? null : isSaidAnew ? at : before.replied_at,
  }
}

const pick = ({ is_hidden, hidden_kind, hidden_reason, is_featured, reply }: ReviewRow) => ({
  is_hidden,
  hidden_kind,
  hidden_reason,
  is_featured,
  reply,
})
