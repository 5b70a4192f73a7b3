import { z } from 'zod'
import { contentStatuses } from '#contract/content.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idField, searchField } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/page.ts'
import type { StaffAccess } from '#domain/accounts/roles.ts'
import { pageSizes } from '#domain/limits/limits.ts'

export const HTML_MAX_LENGTH = 30_000

/** An address of the site itself or an external URL; empty means none. */
export const addressField = z
  .string()
  .trim()
  .max(500)
  .regex(/^$|^\/(?![/\\])\S*$|^https?:\/\/\S+$/)
  .transform((address) => address || null)
  .nullable()

/** Incremented by each save. Sent back as `base_revision`, it detects conflicting changes. */
export const revisionReply = { revision: z.int() }
export const revisionBody = { base_revision: z.int().optional() }
/** The `base_revision` of a call without a body, as a query parameter. */
export const baseQuery = z.object({ base_revision: z.coerce.number().int().optional() })

/**
 * Translated texts of an item; its own fields are Korean. In a change, an omitted language stays as
 * it was; null removes it, so that Korean is shown.
 */
export const translationsBody = <Texts extends z.ZodType>(texts: Texts) =>
  z.object({ en: texts.nullable(), vi: texts.nullable() }).partial().optional()
export const translationsReply = <Texts extends z.ZodType>(texts: Texts) =>
  z.object({ en: texts.nullable(), vi: texts.nullable() })

/** Position of an item within its kind, and whether customers see it. */
export const orderedBody = {
  /** Lowest first; a new item comes last. */
  position: z.int().min(0).max(1_000_000).optional(),
  status: z.enum(contentStatuses).optional(),
  ...revisionBody,
}
export const orderedReply = {
  position: z.int(),
  status: z.enum(contentStatuses),
  created_at: z.string(),
  updated_at: z.string(),
  ...revisionReply,
}

const params = z.object({ id: idField })

interface ContentAccess {
  readonly read: StaffAccess
  readonly write: StaffAccess
}

/** A new order of items. EDIT_CONFLICT adds `current`, the present order. */
export const reorderBody = z.object({
  ids: z.array(idField).min(1).max(1_000),
  /** The order of `ids` that the administrator saw before the change; left out, the last save wins. */
  base_ids: z.array(idField).max(1_000).optional(),
})
export const reorderReply = z.object({ ids: z.array(idField) })

/**
 * Builds the endpoints by which administrators edit a kind of content. In a change, omitted fields
 * stay as they were; EDIT_CONFLICT adds `current`, the item or the order as somebody else saved it.
 */
export const contentEndpoints = <
  const Path extends string,
  Body extends z.ZodObject,
  Reply extends z.ZodObject,
>(
  path: Path,
  what: string,
  { body, reply }: { readonly body: Body; readonly reply: Reply },
  /** Read by viewers and changed by the owner, unless others work with it too. */
  { read, write }: ContentAccess = { read: 'viewer', write: 'admin' },
) => ({
  list: endpoint({
    method: 'GET',
    path,
    summary: `${what}, including hidden ones`,
    access: read,
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
    access: write,
    body,
    reply,
    status: 201,
    refusals: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: `${what}: change one; omitted fields stay as they were`,
    access: write,
    params,
    body: body.partial(),
    reply,
    refusals: ['EDIT_CONFLICT'],
  }),
  arrange: endpoint({
    method: 'PUT',
    path: `${path}/order`,
    summary: `${what}: reorder some or all, within the positions that they have`,
    access: write,
    body: reorderBody,
    reply: reorderReply,
    refusals: ['EDIT_CONFLICT'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: `${what}: remove one`,
    access: write,
    params,
    query: baseQuery,
    reply: z.undefined(),
    status: 204,
    refusals: ['EDIT_CONFLICT'],
  }),
  restore: endpoint({
    method: 'POST',
    path: `${path}/:id/restore`,
    summary: `${what}: restore a removed one, as it was and in its place`,
    access: write,
    params,
    reply,
    refusals: [],
  }),
})
