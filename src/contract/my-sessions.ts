import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idField } from './fields.ts'

export const sessionReply = z.object({
  id: idField,
  /** Browser and system, if recognized. */
  device: z.string().nullable(),
  started_at: z.string(),
  /** Rounded to a quarter of an hour. */
  last_seen_at: z.string(),
  is_current: z.boolean(),
})

export const listMySessions = endpoint({
  method: 'GET',
  path: '/v1/users/me/sessions',
  summary: 'Where the member is signed in',
  access: 'member',
  reply: z.object({ items: z.array(sessionReply) }),
  refusals: [],
})

export const endMySession = endpoint({
  method: 'DELETE',
  path: '/v1/users/me/sessions/:id',
  summary: 'Sign one device out',
  access: 'member',
  params: z.object({ id: idField }),
  reply: z.undefined(),
  status: 204,
  refusals: [],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v1/users/me/sessions',
  summary: 'Sign every other device out',
  access: 'member',
  reply: z.undefined(),
  status: 204,
  refusals: [],
})
