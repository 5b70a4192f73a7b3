import { z } from 'zod'
import {
  baseQuery,
  revisionBody,
  revisionReply,
  translationsReply,
} from '#contract/content-endpoints.ts'
import { startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { policyKinds } from './content.ts'
import { endpoint } from './endpoint.ts'
import { idField, momentOrDay, requiredText } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'

const POLICY_MAX_LENGTH = 100_000
/** Cleaned when it is saved. */
const htmlField = requiredText(POLICY_MAX_LENGTH)
const kindField = z.enum(policyKinds)

const body = z.object({
  html: htmlField,
  /** A moment or a Seoul day, not in the past; now if absent. */
  effective_at: momentOrDay(startOfSeoulDay).optional(),
  translations: z
    .object({ en: htmlField.nullable(), vi: htmlField.nullable() })
    .partial()
    .optional(),
  ...revisionBody,
})

const reply = z.object({
  id: idField,
  kind: kindField,
  version: z.int(),
  effective_at: z.string(),
  html: z.string(),
  translations: translationsReply(z.string()),
  /** SCHEDULED can still be changed or removed; of those in force, the newest version is valid. */
  status: z.enum(['SCHEDULED', 'IN_FORCE', 'REPLACED']),
  ...revisionReply,
})
const params = z.object({ id: idField })

export const adminPolicies = {
  list: endpoint({
    method: 'GET',
    path: '/v1/admin/policies',
    summary: 'Every version of the policies, newest first',
    access: 'viewer',
    query: pageQuery(pageSizes.maximum).extend({ kind: kindField.optional() }),
    reply: pageOf(reply),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/admin/policies',
    summary: 'Write the next version of a policy, in force at once or from a day on',
    access: 'admin',
    body: body.omit({ base_revision: true }).extend({
      kind: kindField,
      /** The newest version when the editor was opened; EDIT_CONFLICT adds a newer one. */
      base_version: z.int().optional(),
    }),
    reply,
    status: 201,
    refusals: ['EDIT_CONFLICT'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v1/admin/policies/:id',
    summary: 'Change a version before it is in force; what is left out stays as it was',
    access: 'admin',
    params,
    body: body.partial(),
    reply,
    refusals: ['EDIT_CONFLICT', 'POLICY_IN_FORCE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/admin/policies/:id',
    summary: 'Take away a version before it is in force',
    access: 'admin',
    params,
    query: baseQuery,
    reply: z.undefined(),
    status: 204,
    refusals: ['EDIT_CONFLICT', 'POLICY_IN_FORCE'],
  }),
}
