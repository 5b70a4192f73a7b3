import { z } from 'zod'
import { revisionBody, revisionReply } from '#contract/content-endpoints.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import { idField, requiredText, searchField } from './fields.ts'
import { inquiryFilters, inquiryReply, statusField } from './inquiries.ts'
import { hidingBody, isHidingExplained, moderatedReply, removalBody } from './moderation.ts'
import { longPageOf, pageQuery } from './page.ts'

/** An inquiry as administrators see it, private or not. */
const adminInquiryReply = inquiryReply.omit({ is_mine: true }).extend({
  writer_email: z.string(),
  is_member: z.boolean(),
  member_id: z.string().nullable(),
  /** The order whose result sheet it is asked about; null for every other inquiry. */
  order_number: z.string().nullable(),
  ...moderatedReply,
  ...revisionReply,
})
export type AdminInquiry = z.output<typeof adminInquiryReply>

const inquirySights = ['HIDDEN', 'REMOVED'] as const

export const listInquiries = endpoint({
  method: 'GET',
  path: '/v1/admin/product-inquiries',
  summary: 'All inquiries, newest first; those that wait for an answer oldest first',
  access: 'staff',
  look: { action: 'inquiry.find', of: 'q' },
  query: pageQuery(20).extend({
    ...inquiryFilters,
    is_private: z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .optional(),
    /**
     * Only hidden ones, or only removed ones that are not erased yet. Absent: all except removed
     * ones.
     */
    sight: z.enum(inquirySights).optional(),
    /** Part of the title, text, author's name or email, or digits of a member's phone number. */
    q: searchField,
  }),
  reply: longPageOf(adminInquiryReply).extend({ waiting: z.int() }),
  refusals: [],
})

const idParams = z.object({ id: idField })

export const getInquiry = endpoint({
  method: 'GET',
  path: '/v1/admin/product-inquiries/:id',
  summary: 'One inquiry, private or not',
  access: 'staff',
  look: { action: 'inquiry.view', of: 'id' },
  params: idParams,
  reply: adminInquiryReply,
  refusals: [],
})

/** EDIT_CONFLICT adds `current`, the inquiry as someone else answered it. */
export const answerInquiry = endpoint({
  method: 'POST',
  path: '/v1/admin/product-inquiries/:id/answer',
  summary: 'Answer an inquiry or replace its answer; notifies the writer by mail',
  access: 'consultant',
  params: idParams,
  body: z.object({
    content: requiredText(textLengths.inquiryContent),
    /** The `answer_at` that this answer replaces; null if there was no answer yet. */
    base_answer_at: z.iso.datetime().nullable().optional(),
  }),
  reply: adminInquiryReply,
  refusals: ['EDIT_CONFLICT'],
})

/** EDIT_CONFLICT adds `current`, the inquiry as someone else changed it. */
export const changeInquiry = endpoint({
  method: 'PATCH',
  path: '/v1/admin/product-inquiries/:id',
  summary: 'Close an inquiry or open it again, hide it for a reason or show it again',
  access: 'admin',
  params: idParams,
  body: z
    .object({ status: statusField.optional(), ...hidingBody, ...revisionBody })
    .refine(isHidingExplained, { path: ['hidden_reason'] }),
  reply: adminInquiryReply,
  refusals: ['INQUIRY_STATUS_MISMATCH', 'EDIT_CONFLICT'],
})

/** EDIT_CONFLICT as for a change. */
export const removeInquiry = endpoint({
  method: 'POST',
  path: '/v1/admin/product-inquiries/:id/remove',
  summary: 'Remove an inquiry for a reason; its text is erased a day later',
  access: 'admin',
  params: idParams,
  body: removalBody,
  reply: adminInquiryReply,
  refusals: ['EDIT_CONFLICT'],
})

export const restoreInquiry = endpoint({
  method: 'POST',
  path: '/v1/admin/product-inquiries/:id/restore',
  summary: 'Restore a removed inquiry as it was, until it is erased',
  access: 'admin',
  params: idParams,
  reply: adminInquiryReply,
  refusals: [],
})
