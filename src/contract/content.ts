import { z } from 'zod'
import { styleNames } from '#domain/drawings/styles/style.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { faceOutlineField } from './drawing-fields.ts'
import { endpoint } from './endpoint.ts'
import { idField, wonReply } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'
import { foreignTransferFields } from './payments.ts'

const refundRules = z.object({
  version: z.int(),
  /** Minutes after the order within which a cancellation gets a full refund. */
  free_window_minutes: z.int(),
  late_fee: wonReply,
  survey_missed_fee: wonReply,
  /** Whether both fees are deducted where both apply; otherwise only the larger one is. */
  adds_fees: z.boolean(),
  statutory_withdrawal_days: z.int(),
})

/** Data of the studio that every page needs: footer, links, public settings. */
export const getSite = endpoint({
  method: 'GET',
  path: '/v1/site',
  summary: 'The studio: company block, channels, public settings',
  access: 'anyone',
  isPublic: true,
  reply: z.object({
    company: z.object({
      name: z.string(),
      ceo: z.string(),
      email: z.string(),
      phone: z.string(),
      business_registration_number: z.string(),
      mail_order_registration: z.string(),
      address: z.string(),
      privacy_officer: z.string(),
      hosting_provider: z.string(),
    }),
    links: z.object({ kakao: z.string(), instagram: z.string() }),
    /** Who writes the result sheets, in the caller's language; null until the owner names someone. */
    consultant: z
      .object({
        name: z.string(),
        words: z.string(),
        style: z.enum(styleNames),
        face_shape: faceOutlineField,
      })
      .nullable(),
    refund_rules: refundRules,
    points_rules: z.object({
      minimum: wonReply,
      valid_months: z.int(),
      earn_percent: z.number(),
      review: wonReply,
      review_with_photo: wonReply,
      /** Points for a result sheet that is later than promised; 0 for none. */
      late_sheet: wonReply,
    }),
    /** Null until the owner has entered an account; until then, bank transfer is not offered. */
    bank_account: z
      .object({
        bank: z.string(),
        account_number: z.string(),
        holder: z.string(),
        ...foreignTransferFields,
      })
      .nullable(),
    /** How messages are delivered: `outbox` while no sender is connected. */
    mail: z.enum(['sent', 'outbox']),
    sms: z.enum(['sent', 'outbox']),
    payment_methods: z.array(z.string()),
    payment_deadline_days: z.int(),
    survey_deadline_days: z.int(),
    /** Days after an order's completion at which its survey photos are erased. */
    photo_retention_days: z.int(),
    require_phone_verification: z.boolean(),
  }),
  refusals: [],
})

export const policyKinds = ['terms', 'privacy', 'sensitive', 'refund', 'points'] as const

/** The current text of a policy, in the caller's language. */
export const getPolicy = endpoint({
  method: 'GET',
  path: '/v1/content/policies/:kind',
  summary: 'A policy in force',
  access: 'anyone',
  isPublic: true,
  params: z.object({ kind: z.string() }),
  reply: z.object({
    kind: z.enum(policyKinds),
    version: z.int(),
    effective_at: z.string(),
    html: z.string(),
  }),
  refusals: [],
})

/** Visible to customers (`활성`), or to administrators only (`비활성`). */
export const contentStatuses = ['활성', '비활성'] as const
export const bannerTypes = ['이미지', '비디오'] as const

export const bannerReply = z.object({
  id: idField,
  /** The image; for a video, the image shown before it plays. */
  image_url: z.string().nullable(),
  video_url: z.string().nullable(),
  link_url: z.string().nullable(),
  type: z.enum(bannerTypes),
  status: z.enum(contentStatuses),
  position: z.int(),
  /** Description of the image for people who cannot see it. */
  alt: z.string(),
})
export type Banner = z.output<typeof bannerReply>

export const listBanners = endpoint({
  method: 'GET',
  path: '/v1/content/banners',
  summary: 'Banners of now, in the owner’s order; what is not shown to everybody is left out',
  access: 'anyone',
  isPublic: true,
  query: pageQuery(pageSizes.banner).extend({
    status: z.enum(contentStatuses).default('활성'),
    type: z.enum(bannerTypes).optional(),
  }),
  reply: pageOf(bannerReply),
  refusals: [],
})

export const faqReply = z.object({
  id: idField,
  question: z.string(),
  /** Cleaned HTML. */
  answer: z.string(),
})
export type Faq = z.output<typeof faqReply>

export const listFaqs = endpoint({
  method: 'GET',
  path: '/v1/content/faqs',
  summary: 'Questions of the landing page and the FAQ page, in the owner’s order',
  access: 'anyone',
  isPublic: true,
  query: pageQuery(pageSizes.faqs),
  reply: pageOf(faqReply),
  refusals: [],
})

export const contentReply = z.object({
  id: idField,
  title: z.string(),
  /** The column or partner of the article; its title if there is none. */
  name: z.string(),
  image_url: z.string().nullable(),
  description: z.string(),
  /** Cleaned HTML; empty where there is only a link. */
  content: z.string(),
  article_type: z.string(),
  link_url: z.string().nullable(),
})
export type Content = z.output<typeof contentReply>

export const listContents = endpoint({
  method: 'GET',
  path: '/v1/content/contents',
  summary: 'Contents, in the owner’s order',
  access: 'anyone',
  isPublic: true,
  query: pageQuery(pageSizes.contents),
  reply: pageOf(contentReply),
  refusals: [],
})

export const getContent = endpoint({
  method: 'GET',
  path: '/v1/content/contents/:id',
  summary: 'One content',
  access: 'anyone',
  isPublic: true,
  params: z.object({ id: idField }),
  reply: contentReply,
  refusals: [],
})
