import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { wonReply } from './fields.ts'

/** Types of consulting that can be ordered. One is on sale at first. */
export const consultingTypes = ['HAIR_CONSULTING', 'SKIN_CONSULTING', 'STYLE_CONSULTING'] as const
export const consultingTypeField = z.enum(consultingTypes)
export type ConsultingType = (typeof consultingTypes)[number]

export const productReply = z.object({
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
export type Product = z.output<typeof productReply>

export const listProducts = endpoint({
  method: 'GET',
  path: '/v1/products',
  summary: 'Products on sale',
  access: 'anyone',
  reply: z.object({ items: z.array(productReply) }),
  refusals: [],
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/v1/products/:consulting_type',
  summary: 'One product',
  access: 'anyone',
  params: z.object({ consulting_type: z.string() }),
  reply: productReply,
  refusals: [],
})
