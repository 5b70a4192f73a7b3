import { z } from 'zod'
import { publicNameField, publicText } from '#contract/public-text.ts'
import {
  inquiryProductTypes,
  inquiryStatuses,
  inquiryTypes,
} from '#domain/inquiries/inquiry-options.ts'
import { INQUIRY_PASSWORD_DIGITS, pageSizes, textLengths } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import { emailField, idField, languageField, requiredLine } from './fields.ts'
import { hiddenForReply } from './moderation.ts'
import { pageOf, pageQuery } from './page.ts'

const inquiryTypeField = z.enum(inquiryTypes)
const productTypeField = z.enum(inquiryProductTypes)

/** The status filter; ANSWERED is an alias of COMPLETED. */
export const statusField = z
  .enum([...inquiryStatuses, 'ANSWERED'])
  .transform((status) => (status === 'ANSWERED' ? 'COMPLETED' : status))

/** Filters of a list. */
export const inquiryFilters = {
  product_type: productTypeField.optional(),
  inquiry_type: inquiryTypeField.optional(),
  status: statusField.optional(),
}

export const inquiryPasswordField = z
  .string()
  .regex(new RegExp(`^\\d{${INQUIRY_PASSWORD_DIGITS}}$`))

/** An inquiry as everyone sees it. A private one shows only a lock, a date and a status. */
export const inquiryReply = z.object({
  id: idField,
  /** The title; private inquiries all show the same one. */
  title: z.string(),
  /** Empty for a private one. */
  content: z.string(),
  inquiry_type: inquiryTypeField,
  product_type: productTypeField.nullable(),
  is_private: z.boolean(),
  /** Whether the reader is the member who wrote it. */
  is_mine: z.boolean(),
  /** Whether a password opens it; a private inquiry without one opens for its author only. */
  has_password: z.boolean(),
  /** Language in which it was written. */
  language: languageField,
  /** Masked for other readers. */
  writer_name: z.string(),
  status: z.enum(inquiryStatuses),
  created_at: z.string(),
  answer: z
    .object({ content: z.string(), admin_name: z.string(), created_at: z.string() })
    .nullable(),
  answer_at: z.string().nullable(),
})
export type Inquiry = z.output<typeof inquiryReply>

/** An inquiry as its author sees it. */
export const ownInquiryReply = inquiryReply.extend({ writer_email: z.string(), ...hiddenForReply })

export type OwnInquiry = z.output<typeof ownInquiryReply>

const idParams = z.object({ id: idField })

export const listPublicInquiries = endpoint({
  method: 'GET',
  path: '/v1/product-inquiries/public',
  summary: 'Everybody’s inquiries, newest first; private ones are locked',
  access: 'anyone',
  query: pageQuery(pageSizes.inquiries).extend(inquiryFilters),
  reply: pageOf(inquiryReply),
  refusals: [],
})

export const getPublicInquiry = endpoint({
  method: 'GET',
  path: '/v1/product-inquiries/public/:id',
  summary: 'One inquiry that is not private',
  access: 'anyone',
  params: idParams,
  reply: inquiryReply,
  refusals: ['INQUIRY_PRIVATE'],
})

export const listMyInquiries = endpoint({
  method: 'GET',
  path: '/v1/product-inquiries/me',
  summary: 'The member’s own inquiries, newest first',
  access: 'member',
  query: pageQuery(pageSizes.inquiries).extend(inquiryFilters),
  reply: pageOf(ownInquiryReply),
  refusals: [],
})

export const getMyInquiry = endpoint({
  method: 'GET',
  path: '/v1/product-inquiries/me/:id',
  summary: 'One of the member’s own inquiries',
  access: 'member',
  params: idParams,
  reply: ownInquiryReply,
  refusals: [],
})

/** What a guest must enter about themselves. */
export const guestWriter = z.object({
  writer_name: publicNameField,
  writer_email: emailField,
})

/** What every inquiry must contain. */
const inquiryTexts = z.object({
  title: requiredLine(textLengths.title),
  content: publicText(textLengths.inquiryContent),
})

/**
 * Creates an inquiry. For a member, name and email come from the account; those in the body are
 * ignored.
 */
export const createInquiry = endpoint({
  method: 'POST',
  path: '/v1/product-inquiries',
  summary: 'Ask something, as a member or as a guest with name and e-mail',
  access: 'anyone',
  body: inquiryTexts.extend({
    inquiry_type: inquiryTypeField,
    product_type: productTypeField
      .or(z.literal(''))
      .nullish()
      .transform((type) => type || null),
    is_private: z.boolean().default(false),
    writer_name: z.string().nullish(),
    writer_email: z.string().nullish(),
    /** Four digits that open a private inquiry. */
    writer_password: inquiryPasswordField
      .or(z.literal(''))
      .nullish()
      .transform((password) => password || null),
  }),
  reply: ownInquiryReply,
  status: 201,
  idempotency: 'inquiry',
  refusals: ['INQUIRY_PASSWORD_REQUIRED', 'WRITER_NAME_RESERVED'],
})

/**
 * Opens a private inquiry by password. Five wrong attempts lock the inquiry for that address for 15
 * minutes.
 */
export const openInquiry = endpoint({
  method: 'POST',
  path: '/v1/product-inquiries/guest/:id',
  summary: 'One private inquiry, by its password',
  access: 'anyone',
  params: idParams,
  body: z.object({ password: z.string().trim().min(1).max(100) }),
  bodyKind: 'form',
  reply: ownInquiryReply,
  refusals: ['INQUIRY_PASSWORD_MISMATCH'],
})
