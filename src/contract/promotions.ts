import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idField } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'

export const discountTypes = ['PERCENTAGE', 'FIXED'] as const
export const discountTypeField = z.enum(discountTypes)

export const discountReply = {
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
  summary: 'Whether a promotion code is valid now',
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

/** Format of a code, trimmed and in capitals. */
export const promotionCodePattern = /^[A-Z0-9_-]{3,40}$/
export const codeField = z.string().trim().toUpperCase().regex(promotionCodePattern)

/** Claims a coupon that the studio offers by code. */
export const claimCoupon = endpoint({
  method: 'POST',
  path: '/v1/promotions/my-coupons',
  summary: 'Claim a coupon by its code, once',
  access: 'member',
  body: z.object({ code: codeField }),
  reply: z.object({ id: idField, ...discountReply, status: z.enum(couponStatuses) }),
  status: 201,
  refusals: ['COUPON_CODE_UNKNOWN', 'COUPON_CLAIMED'],
})
