import { z } from 'zod'
import { pageSizes } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import { idField, wonField } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'

const refundRules = z.object({
  version: z.int(),
  /** Within so many minutes of the order everything comes back. */
  free_window_minutes: z.int(),
  late_fee: wonField,
  survey_missed_fee: wonField,
  statutory_withdrawal_days: z.int(),
})

/** What every page needs of the studio: footer, links, public settings. */
export const getSite = endpoint({
  method: 'GET',
  path: '/v1/site',
  summary: 'The studio: company block, channels, public settings',
  access: 'anyone',
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
    refund_rules: refundRules,
    points_rules: z.object({
      minimum: wonField,
      valid_months: z.int(),
      earn_percent: z.number(),
      review: wonField,
      review_with_photo: wonField,
    }),
    bank_account: z.object({
      bank: z.string(),
      account_number: z.string(),
      holder: z.string(),
    }),
    payment_methods: z.array(z.string()),
    payment_deadline_days: z.int(),
    survey_deadline_days: z.int(),
    require_phone_verification: z.boolean(),
  }),
  refusals: [],
})

export const policyKinds = ['terms', 'privacy', 'sensitive', 'refund', 'points'] as const

/** A policy's text in force, in the caller's language. */
export const getPolicy = endpoint({
  method: 'GET',
  path: '/v1/content/policies/:kind',
  summary: 'A policy in force',
  access: 'anyone',
  params: z.object({ kind: z.string() }),
  reply: z.object({
    kind: z.enum(policyKinds),
    version: z.int(),
    effective_at: z.string(),
    html: z.string(),
  }),
  refusals: [],
})

const shopFaqReply = z.object({
  id: z.string(),
  question: z.string(),
  /** Cleaned HTML. */
  answer: z.string(),
  author: z.string(),
  views: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type ShopFaq = z.output<typeof shopFaqReply>

export const listShopFaqs = endpoint({
  method: 'GET',
  path: '/v1/shop-faqs',
  summary: 'Questions about the product',
  access: 'anyone',
  query: pageQuery(pageSizes.shopFaqs),
  reply: pageOf(shopFaqReply),
  refusals: [],
})

export const getShopFaq = endpoint({
  method: 'GET',
  path: '/v1/shop-faqs/:id',
  summary: 'One question about the product; counts a view',
  access: 'anyone',
  params: z.object({ id: idField }),
  reply: shopFaqReply,
  refusals: [],
})
