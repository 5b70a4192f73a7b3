import { z } from 'zod'
import { ratingBounds, textLengths } from '#domain/limits/limits.ts'
import { revisionBody, revisionReply } from './administered.ts'
import { endpoint } from './endpoint.ts'
import { idField, requiredText } from './fields.ts'
import { longPageOf, pageQuery } from './page.ts'
import { reviewReply } from './reviews.ts'

/** A review as the studio sees it, shown or not. */
const adminReview = reviewReply.extend({
  order_number: z.string(),
  member_id: z.string(),
  is_hidden: z.boolean(),
  /** Told to nobody but administrators. */
  hidden_reason: z.string().nullable(),
  /** Stands before the others. */
  is_featured: z.boolean(),
  updated_at: z.string(),
  ...revisionReply,
})
export type AdminReview = z.output<typeof adminReview>

/** `UNANSWERED`: in sight, and without a reply of the studio. */
export const reviewStates = ['SHOWN', 'UNANSWERED', 'FEATURED', 'HIDDEN'] as const

export const listAdminReviews = endpoint({
  method: 'GET',
  path: '/v1/admin/reviews',
  summary: 'All reviews, hidden ones too, newest first',
  access: 'admin',
  query: pageQuery(20).extend({
    state: z.enum(reviewStates).optional(),
    rating: z.coerce.number().int().min(ratingBounds.min).max(ratingBounds.max).optional(),
    /** Part of the title, the text, the author or the order's number. */
    q: z.string().trim().max(100).optional(),
  }),
  reply: longPageOf(adminReview),
  refusals: [],
})

const params = z.object({ id: idField })

export const getAdminReview = endpoint({
  method: 'GET',
  path: '/v1/admin/reviews/:id',
  summary: 'One review, hidden or not',
  access: 'admin',
  params,
  reply: adminReview,
  refusals: [],
})

/** EDIT_CONFLICT adds `current`, the review as its author or somebody else saved it meanwhile. */
export const moderateReview = endpoint({
  method: 'PATCH',
  path: '/v1/admin/reviews/:id',
  summary: 'Hide a review for a reason or show it again, feature it, reply to it in public',
  access: 'admin',
  params,
  body: z
    .object({
      is_hidden: z.boolean(),
      /** Needed to hide. */
      hidden_reason: requiredText(textLengths.reviewHiddenReason),
      is_featured: z.boolean(),
      /** Null takes the reply away. */
      reply: requiredText(textLengths.reviewReply).nullable(),
      ...revisionBody,
    })
    .partial()
    .refine(({ is_hidden, hidden_reason }) => !is_hidden || hidden_reason, {
      path: ['hidden_reason'],
    }),
  reply: adminReview,
  refusals: ['EDIT_CONFLICT'],
})
