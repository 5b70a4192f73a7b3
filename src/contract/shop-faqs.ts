import { z } from 'zod'
import { pageSizes } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import { idField } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'

export const shopFaqReply = z.object({
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
