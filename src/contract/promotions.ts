import { z } from 'zod'
import { endOfSeoulDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { endpoint } from './endpoint.ts'
import { idField, momentOrDay, requiredText } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'

export const discountTypes = ['PERCENTAGE', 'FIXED'] as const
const discountTypeField = z.enum(discountTypes)

const discountReply = {
  code: z.string(),
  name: z.string(),
  discount_type: discountTypeField,
  /** Percent for PERCENTAGE, won for FIXED. */
  discount_value: z.int(),
  start_date: z.string(),
  end_date: z.string().nullable(),
}

export const validatePromotionCode = endpoint({
  method: 'GET',
  path: '/v1/promotions/validate-promotion-code/:code',
  summary: 'Whether a promotion code is good now',
  access: 'anyone',
  params: z.object({ code: z.string() }),
  reply: z.object({ ...discountReply, status: z.string() }),
  refusals: ['PROMOTION_INVALID', 'PROMOTION_NOT_FOUND', 'PROMOTION_EXPIRED'],
})

export const couponStatuses = ['ACTIVE', 'USED', 'EXPIRED'] as const

export const listMyCoupons = endpoint({
  method: 'GET',
  path: '/v1/promotions/my-coupons',
  summary: 'The member’s coupons, usable ones first',
  access: 'member',
  query: pageQuery(10),
  reply: pageOf(z.object({ id: idField, ...discountReply, status: z.enum(couponStatuses) })),
  refusals: [],
})

/** What a code looks like once it is trimmed and in capitals. */
export const promotionCodePattern = /^[A-Z0-9_-]{3,40}$/

const definitionFields = {
  name: requiredText(80),
  code: z.string().trim().toUpperCase().regex(promotionCodePattern),
  discount_type: discountTypeField,
  discount_value: z.int().min(1).max(10_000_000),
  /** The first day, from its first minute. */
  start_date: momentOrDay(startOfSeoulDay),
  /** The last day, to its last minute; null: it does not end. */
  end_date: momentOrDay(endOfSeoulDay)
    .nullish()
    .transform((moment) => moment ?? null),
  status: z.enum(['ACTIVE', 'INACTIVE']).default('ACTIVE'),
}
const percentAtMost100 = (it: { discount_type: string; discount_value: number }) =>
  it.discount_type !== 'PERCENTAGE' || it.discount_value <= 100
const percentProblem = { path: ['discount_value'], message: '≤ 100' }
const endsAfterStart = (it: { start_date: Date; end_date: Date | null }) =>
  it.end_date === null || it.start_date <= it.end_date
const endProblem = { path: ['end_date'], message: '≥ start_date' }

export const couponBody = z
  .object(definitionFields)
  .refine(percentAtMost100, percentProblem)
  .refine(endsAfterStart, endProblem)
const definitionReply = {
  id: idField,
  ...discountReply,
  status: z.string(),
  created_at: z.string(),
}
export const couponReply = z.object({ ...definitionReply, issued: z.int(), used: z.int() })

export const promotionBody = z
  .object({
    ...definitionFields,
    total_limit: z
      .int()
      .min(1)
      .max(1_000_000)
      .nullish()
      .transform((limit) => limit ?? null),
    per_person_limit: z
      .int()
      .min(1)
      .max(1_000_000)
      .nullish()
      .transform((limit) => limit ?? null),
  })
  .refine(percentAtMost100, percentProblem)
  .refine(endsAfterStart, endProblem)
export const promotionReply = z.object({
  ...definitionReply,
  total_limit: z.int().nullable(),
  per_person_limit: z.int().nullable(),
  used: z.int(),
})

const idParams = z.object({ id: idField })
const listQuery = pageQuery(20).extend({ q: z.string().max(100).optional() })

export const listCoupons = endpoint({
  method: 'GET',
  path: '/v1/admin/coupons',
  summary: 'Coupon definitions',
  access: 'admin',
  query: listQuery,
  reply: pageOf(couponReply),
  refusals: [],
})
export const createCoupon = endpoint({
  method: 'POST',
  path: '/v1/admin/coupons',
  summary: 'Define a coupon',
  access: 'admin',
  body: couponBody,
  reply: couponReply,
  status: 201,
  refusals: ['CODE_TAKEN'],
})
export const updateCoupon = endpoint({
  method: 'PUT',
  path: '/v1/admin/coupons/:id',
  summary: 'Change a coupon definition',
  access: 'admin',
  params: idParams,
  body: couponBody,
  reply: couponReply,
  refusals: ['CODE_TAKEN'],
})
export const deleteCoupon = endpoint({
  method: 'DELETE',
  path: '/v1/admin/coupons/:id',
  summary: 'Remove a coupon definition that nobody holds; otherwise make it inactive',
  access: 'admin',
  params: idParams,
  reply: z.undefined(),
  status: 204,
  refusals: [],
})
export const issueCoupon = endpoint({
  method: 'POST',
  path: '/v1/admin/members/:id/coupons',
  summary: 'Give a member one coupon of a definition',
  access: 'admin',
  params: idParams,
  body: z.object({ coupon_id: idField }),
  reply: z.object({ id: idField, status: z.enum(couponStatuses) }),
  status: 201,
  refusals: ['COUPON_NOT_ACTIVE'],
})

export const listPromotions = endpoint({
  method: 'GET',
  path: '/v1/admin/promotions',
  summary: 'Promotion codes and their use',
  access: 'admin',
  query: listQuery,
  reply: pageOf(promotionReply),
  refusals: [],
})
export const createPromotion = endpoint({
  method: 'POST',
  path: '/v1/admin/promotions',
  summary: 'Define a promotion code',
  access: 'admin',
  body: promotionBody,
  reply: promotionReply,
  status: 201,
  refusals: ['CODE_TAKEN'],
})
export const updatePromotion = endpoint({
  method: 'PUT',
  path: '/v1/admin/promotions/:id',
  summary: 'Change a promotion code',
  access: 'admin',
  params: idParams,
  body: promotionBody,
  reply: promotionReply,
  refusals: ['CODE_TAKEN'],
})
export const deletePromotion = endpoint({
  method: 'DELETE',
  path: '/v1/admin/promotions/:id',
  summary: 'Remove a promotion code that nobody used; otherwise make it inactive',
  access: 'admin',
  params: idParams,
  reply: z.undefined(),
  status: 204,
  refusals: [],
})
