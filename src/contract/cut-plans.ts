import { z } from 'zod'
import { languages } from '#domain/languages/languages.ts'
import { endpoint } from './endpoint.ts'

const line = z.object({ name: z.string(), text: z.string() })
const lines = z.array(line)

export const getCutPlan = endpoint({
  method: 'GET',
  path: '/v1/cut-plans/:portrait',
  summary:
    'How the hair of a portrait is cut, as numbered as on its picture with marks, in each language',
  access: 'anyone',
  /** The text of a portrait's address. */
  params: z.object({ portrait: z.string().max(500) }),
  reply: z.record(z.enum(languages), lines),
  refusals: [],
})
