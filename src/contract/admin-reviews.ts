import { z } from 'zod'
import { revisionBody, revisionReply } from '#contract/content-endpoints.ts'
import { ratingBounds, textLengths } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import { idField, requiredText, searchField } from './fields.ts'
import { hidingBody, isHidingExplained, moderatedReply, removalBody } from './moderation.ts'
import { longPageOf, pageQuery } from './page.ts'
import { reviewReply } from './reviews.ts'

/** A review as administrators see it, visible or not. */
const adminReview = reviewReply.extend({
  order_number: z.string(),
  member_id: z.string(),
  ...moderatedReply,
  /** Whether it is shown before other reviews. */
  is_featured: z.boolean(),
  updated_at: z.string(),
  ...revisionReply,
})
export type AdminReview = z.output<typeof adminReview>

/** `UNANSWERED`: visible and without a reply. Only `REMOVED` lists removed reviews. */
const reviewStates = ['SHOWN', 'UNANSWERED', 'FEATURED', 'HIDDEN', 'REMOVED'] as const

export const listAdminReviews = endpoint({
  method: 'GET',
  path: '/v1/admin/reviews',
  summary: 'All reviews, hidden ones too, newest first',
  access: 'viewer',
  query: pageQuery(20).extend({
    state: z.enum(reviewStates).optional(),
    rating: z.coerce.number().int().min(ratingBounds.min).max(ratingBounds.max).optional(),
    /** Part of the title, text, author or order number. */
    q: searchField,
  }),
  reply: longPageOf(adminReview),
  refusals: [],
})

const params = z.object({ id: idField })

export const getAdminReview = endpoint({
  method: 'GET',
  path: '/v1/admin/reviews/:id',
  summary: 'One review, hidden or not',
  access: 'viewer',
  params,
  reply: adminReview,
  refusals: [],
})

/** EDIT_CONFLICT adds `current`, the review as its author or another administrator saved it. */
export const moderateReview = endpoint({
  method: 'PATCH',
  path: '/v1/admin/reviews/:id',
  summary: 'Hide a review for a reason or show it again, feature it, reply to it in public',
  access: 'admin',
  params,
  body: z
    .object({
      ...hidingBody,
      is_featured: z.boolean(),
      /** Null deletes the reply. */
      reply: requiredText(textLengths.reviewReply).nullable(),
      ...revisionBody,
    })
    .partial()
    .refine(isHidingExplained, { path: ['hidden_reason'] }),
  reply: adminReview,
  refusals: ['EDIT_CONFLICT'],
})

/** EDIT_CONFLICT: as for {@link moderateReview}. */
export const removeReview = endpoint({
  method: 'POST',
  path: '/v1/admin/reviews/:id/remove',
  summary: 'Remove a review for a reason; its text and pictures are erased a day later',
  access: 'admin',
  params,
  body: removalBody,
  reply: adminReview,
  refusals: ['EDIT_CONFLICT'],
})

export const restoreReview = endpoint({
  method: 'POST',
  path: '/v1/admin/reviews/:id/restore',
  summary: 'Restore a removed review as it was, until it is erased',
  access: 'admin',
  params,
  reply: adminReview,
  refusals: [],
})
