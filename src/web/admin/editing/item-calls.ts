import type { z } from 'zod'
import type { reorderBody, reorderReply } from '#contract/content-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { PageOf } from '../list/use-list.ts'

interface Listing<Item> extends Endpoint {
  readonly query: z.ZodObject
  readonly reply: z.ZodType<PageOf<Item> & { readonly pages: number }>
}

interface Write<Item> extends Endpoint {
  readonly body: z.ZodType
  readonly reply: z.ZodType<Item>
}

interface ById {
  readonly params: z.ZodObject
}

/** API calls of a kind of items that administrators list and edit. */
export interface ItemCalls<Item> {
  readonly list: Listing<Item>
  readonly create: Write<Item>
  readonly update: Write<Item> & ById
  readonly remove: Endpoint & ById & { readonly query: z.ZodObject }
}

/** API calls of items that administrators put in order. */
export interface OrderedCalls<Item> {
  readonly list: Listing<Item>
  readonly arrange: Endpoint & {
    readonly body: typeof reorderBody
    readonly reply: typeof reorderReply
  }
}

/** API calls of a kind of content. */
export interface ContentCalls<Item> extends ItemCalls<Item>, OrderedCalls<Item> {
  readonly restore: Endpoint & ById & { readonly reply: z.ZodType<Item> }
}
