import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idField, wonReply } from './fields.ts'

/** Types of consulting that can be ordered. One is on sale at first. */
export const consultingTypes = ['HAIR_CONSULTING', 'SKIN_CONSULTING', 'STYLE_CONSULTING'] as const
export const consultingTypeField = z.enum(consultingTypes)
export type ConsultingType = (typeof consultingTypes)[number]

/**
 * The product: the one with this id, or the first one on sale of the consulting type. At least one
 * is required ({@link requireProduct}); with both, the product must be of that type.
 */
export const productFields = {
  consulting_type: consultingTypeField.optional(),
  product_id: idField.optional(),
}
export interface ProductReference {
  readonly consulting_type?: ConsultingType | undefined
  readonly product_id?: string | undefined
}

/** Reports a missing `consulting_type` if a body names no product. */
export function requireProduct(body: ProductReference, context: z.RefinementCtx) {
  if (body.consulting_type ?? body.product_id) return
  const path = ['consulting_type']
  context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path })
}

export const productReply = z.object({
  product_id: idField,
  consulting_type: consultingTypeField,
  name: z.string(),
  summary: z.string(),
  /** Cleaned HTML. */
  description: z.string(),
  price: wonReply,
  shipping_fee: wonReply,
  /** Business days from the survey's arrival to the result sheet. */
  turnaround_days: z.int(),
  image_url: z.string().nullable(),
  is_active: z.boolean(),
  /** Average from 0 to 5 with one decimal; null if there is no review. */
  rating_average: z.number().nullable(),
  review_count: z.int(),
})

/** A product as customers see it. */
const offeredProductReply = productReply.extend({
  /**
   * Seoul days: if the survey of a paid order is sent today, the result sheet comes by `due_on`, the
   * last of the counted business days.
   */
  if_sent_today: z.object({
    sent_on: z.string(),
    business_days: z.array(z.string()),
    due_on: z.string(),
  }),
})
export type Product = z.output<typeof offeredProductReply>

export const listProducts = endpoint({
  method: 'GET',
  path: '/v1/products',
  summary: 'Products on sale',
  access: 'anyone',
  isPublic: true,
  reply: z.object({ items: z.array(offeredProductReply) }),
  refusals: [],
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/v1/products/:consulting_type',
  summary: 'The first product on sale of a consulting type; where none is on sale, the first one',
  access: 'anyone',
  isPublic: true,
  params: z.object({ consulting_type: z.string() }),
  reply: offeredProductReply,
  refusals: [],
})

export const getProductById = endpoint({
  method: 'GET',
  path: '/v1/products/by-id/:product_id',
  summary: 'One product',
  access: 'anyone',
  isPublic: true,
  params: z.object({ product_id: idField }),
  reply: offeredProductReply,
  refusals: ['PRODUCT_NOT_FOUND'],
})
