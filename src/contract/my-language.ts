import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { languageField } from './fields.ts'

/** Sets the language of messages; the language of pages is a cookie. */
export const saveMyLanguage = endpoint({
  method: 'PUT',
  path: '/v1/users/me/language',
  summary: 'Keep the language in which the member is written to',
  access: 'member',
  beforePasswordChange: true,
  body: z.object({ language: languageField }),
  reply: z.undefined(),
  status: 204,
  refusals: [],
})
