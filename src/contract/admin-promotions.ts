import { z } from 'zod'
import {
  revisionBody,
  revisionReply,
  translationsBody,
  translationsReply,
} from '#contract/content-endpoints.ts'
import { endOfSeoulDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import { idField, momentOrDay, requiredText } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'
import { codeField, couponStatuses, discountReply, discountTypeField } from './promotions.ts'

/** `CURRENT`: customers can use it now. `ENDED` includes deactivated ones. */
export const definitionStates = ['CURRENT', 'SCHEDULED', 'ENDED'] as const

const texts = { name: requiredText(80) }
const bodyFields = {
  ...texts,
  code: codeField,
  discount_type: discountTypeField,
  discount_value: z.int().min(1).max(10_000_000),
  /** First day in Seoul, from its first minute. */
  start_date: momentOrDay(startOfSeoulDay),
  /** Last day in Seoul, to its last minute; null: it does not end. */
  end_date: momentOrDay(endOfSeoulDay)
    .nullish()
    .transform((moment) => moment ?? null),
  status: z.enum(['ACTIVE', 'INACTIVE']).default('ACTIVE'),
  translations: translationsBody(z.object(texts)),
  ...revisionBody,
}
const replyFields = {
  id: idField,
  ...discountReply,
  status: z.enum(['ACTIVE', 'INACTIVE']),
  translations: translationsReply(z.object(texts)),
  created_at: z.string(),
  used: z.int(),
  ...revisionReply,
}

const limitField = z
  .int()
  .min(1)
  .max(1_000_000)
  .nullish()
  .transform((limit) => limit ?? null)

const params = z.object({ id: idField })

/**
 * Builds the endpoints by which administrators edit discount definitions. A change sends the whole
 * definition, but omitted languages stay; EDIT_CONFLICT adds `current`.
 */
const defined = <const Path extends string, Body extends z.ZodType, Reply extends z.ZodObject>(
  path: Path,
  what: string,
  { body, reply, end }: { readonly body: Body; readonly reply: Reply; readonly end: string },
) => ({
  list: endpoint({
    method: 'GET',
    path,
    summary: `${what}, newest first, and their use`,
    access: 'viewer',
    query: pageQuery(20).extend({
      q: z.string().max(100).optional(),
      state: z.enum(definitionStates).optional(),
    }),
    reply: pageOf(reply),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: `${what}: define one`,
    access: 'admin',
    body,
    reply,
    status: 201,
    refusals: ['CODE_TAKEN'],
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: `${what}: change one`,
    access: 'admin',
    params,
    body,
    reply,
    refusals: ['CODE_TAKEN', 'EDIT_CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: end,
    access: 'admin',
    params,
    query: z.object({ base_revision: z.coerce.number().int().optional() }),
    reply: z.undefined(),
    status: 204,
    refusals: ['EDIT_CONFLICT'],
  }),
})

const percentAtMost100 = (it: { discount_type: string; discount_value: number }) =>
  it.discount_type !== 'PERCENTAGE' || it.discount_value <= 100
const percentProblem = { path: ['discount_value'], message: '≤ 100' }
const endsAfterStart = (it: { start_date: Date; end_date: Date | null }) =>
  it.end_date === null || it.start_date <= it.end_date
const endProblem = { path: ['end_date'], message: '≥ start_date' }

export const adminCoupons = defined('/v1/admin/coupons', 'Coupons', {
  /** Whether members can claim it by its code. */
  body: z
    .object({ ...bodyFields, is_claimable: z.boolean().default(false) })
    .refine(percentAtMost100, percentProblem)
    .refine(endsAfterStart, endProblem),
  reply: z.object({ ...replyFields, is_claimable: z.boolean(), issued: z.int() }),
  end: 'Remove a coupon definition that nobody holds; otherwise make it inactive',
})

export const adminPromotions = defined('/v1/admin/promotions', 'Promotion codes', {
  body: z
    .object({ ...bodyFields, total_limit: limitField, per_person_limit: limitField })
    .refine(percentAtMost100, percentProblem)
    .refine(endsAfterStart, endProblem),
  reply: z.object({
    ...replyFields,
    total_limit: z.int().nullable(),
    per_person_limit: z.int().nullable(),
  }),
  end: 'Remove a promotion code that nobody used; otherwise make it inactive',
})

export const issueCoupon = endpoint({
  method: 'POST',
  path: '/v1/admin/members/:id/coupons',
  summary: 'Issue one coupon of a definition to a member',
  access: 'admin',
  params,
  body: z.object({
    coupon_id: idField,
    /** For the audit log. */
    reason: requiredText(textLengths.adminReason).optional(),
  }),
  reply: z.object({ id: idField, status: z.enum(couponStatuses) }),
  status: 201,
  refusals: ['COUPON_NOT_ACTIVE'],
})

export const MOST_RECIPIENTS = 1_000

export const issueCoupons = endpoint({
  method: 'POST',
  path: '/v1/admin/coupons/:id/issue',
  summary: 'Issue a coupon to all members or to some; members who received it before are skipped',
  access: 'admin',
  params,
  body: z.object({
    /** User IDs or emails; null: every member. */
    recipients: z.array(requiredText(254)).min(1).max(MOST_RECIPIENTS).nullable(),
    /** Whether to only count, without issuing. */
    is_trial: z.boolean().default(false),
  }),
  reply: z.object({
    issued: z.int(),
    /** Number of recipients who received it before. */
    passed_over: z.int(),
    /** Recipients that are no member's ID or email. */
    unknown: z.array(z.string()),
  }),
  refusals: ['COUPON_NOT_ACTIVE'],
})
