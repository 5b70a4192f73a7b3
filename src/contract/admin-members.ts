import { z } from 'zod'
import { roles } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { idField } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'

const memberRow = z.object({
  id: idField,
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  is_active: z.boolean(),
  is_withdrawn: z.boolean(),
  created_at: z.string(),
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/v1/admin/members',
  summary: 'Search members by name, ID, e-mail or phone',
  access: 'admin',
  query: pageQuery(20).extend({
    q: z.string().trim().max(100).optional(),
    status: z.enum(['active', 'disabled', 'withdrawn']).optional(),
  }),
  reply: pageOf(memberRow),
  refusals: [],
})
