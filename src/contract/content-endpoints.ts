import { z } from 'zod'
import { contentStatuses } from '#contract/content.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idField, searchField } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/page.ts'
import { pageSizes } from '#domain/limits/limits.ts'

export const HTML_MAX_LENGTH = 30_000

/** An address of the site itself or of another one; empty is none. */
export const addressField = z
  .string()
  .trim()
  .max(500)
  .regex(/^$|^\/(?![/\\])\S*$|^https?:\/\/\S+$/)
  .transform((address) => address || null)
  .nullable()

/** Raised by each save. Sent back as `base_revision`, it keeps one from overwriting another. */
export const revisionReply = { revision: z.int() }
export const revisionBody = { base_revision: z.int().optional() }
/** The `base_revision` of a call without a body, as a parameter of its address. */
export const baseQuery = z.object({ base_revision: z.coerce.number().int().optional() })

/**
 * The texts of a thing: its own fields are Korean, `translations` has the other languages. In a
 * change, a language that is left out stays as it was; null takes it away, so that Korean is shown.
 */
export const translationsBody = <Texts extends z.ZodType>(texts: Texts) =>
  z.object({ en: texts.nullable(), vi: texts.nullable() }).partial().optional()
export const translationsReply = <Texts extends z.ZodType>(texts: Texts) =>
  z.object({ en: texts.nullable(), vi: texts.nullable() })

/** Where a thing stands among its kind and whether everybody sees it. */
export const orderedBody = {
  /** Lowest first; a new one comes last. */
  position: z.int().min(0).max(1_000_000).optional(),
  status: z.enum(contentStatuses).optional(),
  ...revisionBody,
}
export const toOrderedReply = {
  position: z.int(),
  status: z.enum(contentStatuses),
  created_at: z.string(),
  updated_at: z.string(),
  ...revisionReply,
}

const params = z.object({ id: idField })

/** Another order of things. EDIT_CONFLICT adds `current`, the order in which they stand now. */
export const reorderBody = z.object({
  ids: z.array(idField).min(1).max(1_000),
  /** The order of `ids` that the administrator saw before the change; left out, the last save wins. */
  base_ids: z.array(idField).max(1_000).optional(),
})
export const reorderReply = z.object({ ids: z.array(idField) })

/**
 * The calls by which administrators keep a kind of content. In a change what is left out stays as it
 * was; EDIT_CONFLICT adds `current`, the thing, or the order, as somebody else saved it meanwhile.
 */
export const contentEndpoints = <
  const Path extends string,
  Body extends z.ZodObject,
  Reply extends z.ZodObject,
>(
  path: Path,
  what: string,
  { body, reply }: { readonly body: Body; readonly reply: Reply },
) => ({
  list: endpoint({
    method: 'GET',
    path,
    summary: `${what}, also those that are not shown`,
    access: 'admin',
    query: pageQuery(pageSizes.maximum).extend({
      status: z.enum(contentStatuses).optional(),
      /** Part of its texts in any language. */
      q: searchField,
    }),
    reply: pageOf(reply),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: `${what}: add one`,
    access: 'admin',
    body,
    reply,
    status: 201,
    refusals: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: `${what}: change one; what is left out stays as it was`,
    access: 'admin',
    params,
    body: body.partial(),
    reply,
    refusals: ['EDIT_CONFLICT'],
  }),
  arrange: endpoint({
    method: 'PUT',
    path: `${path}/order`,
    summary: `${what}: put some or all into another order, within the places that they have`,
    access: 'admin',
    body: reorderBody,
    reply: reorderReply,
    refusals: ['EDIT_CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: `${what}: take one away`,
    access: 'admin',
    params,
    query: baseQuery,
    reply: z.undefined(),
    status: 204,
    refusals: ['EDIT_CONFLICT'],
  }),
  restore: endpoint({
    method: 'POST',
    path: `${path}/:id/restore`,
    summary: `${what}: bring one back that was taken away, as it was and in its place`,
    access: 'admin',
    params,
    reply,
    refusals: [],
  }),
})
