import { z } from 'zod'
import { consentEvents, optionalConsents } from '#domain/accounts/consents.ts'
import { endpoint } from './endpoint.ts'

const consentsReply = z.object({
  /** What the account needs, as it was agreed to at the sign-up. */
  required: z.array(z.object({ kind: z.string(), version: z.int(), agreed_at: z.string() })),
  optional: z.array(
    z.object({
      kind: z.enum(optionalConsents),
      is_given: z.boolean(),
      /** Null: never asked for. */
      changed_at: z.string().nullable(),
      /** When a given one is asked about again. */
      ask_again_at: z.string().nullable(),
    }),
  ),
  /** What happened to the optional ones, the newest first. */
  history: z.array(
    z.object({ kind: z.enum(optionalConsents), event: z.enum(consentEvents), at: z.string() }),
  ),
})
export type Consents = z.output<typeof consentsReply>

export const getMyConsents = endpoint({
  method: 'GET',
  path: '/v1/users/me/consents',
  summary: 'What the member agreed to, and when',
  access: 'member',
  reply: consentsReply,
  refusals: [],
})

/** The same again changes nothing. CONTACT_MISSING: there is nowhere to send to. */
export const changeMyConsent = endpoint({
  method: 'PUT',
  path: '/v1/users/me/consents/:kind',
  summary: 'Give or withdraw a consent; the result is told by mail',
  access: 'member',
  params: z.object({ kind: z.enum(optionalConsents) }),
  body: z.object({ is_given: z.boolean() }),
  reply: consentsReply,
  refusals: ['CONTACT_MISSING'],
})
