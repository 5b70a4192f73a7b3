import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { languageField } from './fields.ts'

/** Says nothing of the pages: their language is the cookie's. */
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
