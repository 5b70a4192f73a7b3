import { z } from 'zod'
import {
  addressField,
  HTML_MAX_LENGTH,
  reorderBody,
  reorderReply,
  revisionBody,
  revisionReply,
  translationsBody,
  translationsReply,
} from '#contract/content-endpoints.ts'
import { pageSizes, textLengths, turnaroundDays } from '#domain/limits/limits.ts'
import { consultingTypeField, productReply } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { idField, priceField, requiredText } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'

const texts = {
  name: requiredText(textLengths.title),
  summary: z.string().trim().max(500).optional(),
  /** HTML, cleaned when it is saved. */
  description: z.string().trim().max(HTML_MAX_LENGTH).optional(),
}
const body = z.object({
  ...texts,
  price: priceField,
  shipping_fee: priceField.optional(),
  turnaround_days: z.int().min(turnaroundDays.min).max(turnaroundDays.max).optional(),
  image_url: addressField.optional(),
  is_active: z.boolean().optional(),
  position: z.int().min(0).max(1_000_000).optional(),
  translations: translationsBody(z.object(texts)),
  ...revisionBody,
})
const changeBody = body.partial()
export type ProductChange = z.output<typeof changeBody>

const reply = productReply.extend({
  /** Equals `product_id`: the back office's endpoints use `id` for every kind of content. */
  id: idField,
  position: z.int(),
  translations: translationsReply(z.object(texts)),
  updated_at: z.string(),
  ...revisionReply,
})
const params = z.object({ id: idField })

export const adminProducts = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/products',
    summary: 'Products, including those that are not sold',
    access: 'viewer',
    query: pageQuery(pageSizes.maximum),
    reply: pageOf(reply).extend({
      /** Number of people to notify once a kind is sold; kinds without any are missing. */
      waiting: z.array(z.object({ consulting_type: consultingTypeField, count: z.int() })),
    }),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/products',
    summary: 'Add a product of a consulting type; customers see it after all others',
    access: 'admin',
    body: body.extend({ consulting_type: consultingTypeField }),
    reply,
    status: 201,
    refusals: ['KIND_NOT_OFFERED'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/products/:id',
    summary: 'Change a product; omitted fields stay as they were',
    access: 'admin',
    params,
    body: changeBody,
    reply,
    refusals: ['EDIT_CONFLICT', 'KIND_NOT_OFFERED'],
  }),
  arrange: endpoint({
    method: 'PUT',
    path: '/v1/admin/products/order',
    summary: 'Reorder some or all products, within the positions that they have',
    access: 'admin',
    body: reorderBody,
    reply: reorderReply,
    refusals: ['EDIT_CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/products/:id',
    summary: 'Remove a product that nobody ordered; otherwise take it off sale',
    access: 'admin',
    params,
    reply: z.undefined(),
    status: 204,
    refusals: [],
  }),
}
