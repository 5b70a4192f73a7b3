import { z } from 'zod'
import {
  consentEvents,
  consentPlaces,
  optionalConsents,
  requiredConsents,
} from '#domain/accounts/consents.ts'
import { endpoint } from './endpoint.ts'

const consentsReply = z.object({
  /** What the account and its surveys need: each time it was agreed to, the newest first. */
  required: z.array(
    z.object({
      kind: z.enum(requiredConsents),
      version: z.int(),
      agreed_at: z.string(),
      place: z.enum(consentPlaces),
      /** Of the survey that it was given with. */
      order_number: z.string().nullable(),
    }),
  ),
  /** The consent to photos and body data, which can be withdrawn without leaving. */
  sensitive: z.object({ is_given: z.boolean(), changed_at: z.string().nullable() }),
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
    z.object({
      kind: z.enum(optionalConsents),
      event: z.enum(consentEvents),
      /** Of the question. */
      version: z.int(),
      place: z.enum(consentPlaces),
      at: z.string(),
    }),
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

/**
 * Idempotent. Withdrawing `sensitive` erases the photos, heights and weights of all
 * surveys; the other kinds are confirmed by mail. CONTACT_MISSING: there is nowhere to send to.
 */
export const changeMyConsent = endpoint({
  method: 'PUT',
  path: '/v1/users/me/consents/:kind',
  summary: 'Give or withdraw a consent',
  access: 'member',
  params: z.object({ kind: z.enum([...optionalConsents, 'sensitive']) }),
  body: z.object({ is_given: z.boolean() }),
  reply: consentsReply,
  refusals: ['CONTACT_MISSING'],
})
