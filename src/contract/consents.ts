import { z } from 'zod'
import {
  consentEvents,
  consentPlaces,
  optionalConsents,
  requiredConsents,
} from '#domain/accounts/consents.ts'
import { endpoint } from './endpoint.ts'

const consentsReply = z.object({
  /** Consents that the account and its surveys require, each time they were given, newest first. */
  required: z.array(
    z.object({
      kind: z.enum(requiredConsents),
      version: z.int(),
      agreed_at: z.string(),
      place: z.enum(consentPlaces),
      /** Order of the survey it was given with. */
      order_number: z.string().nullable(),
    }),
  ),
  /** The consent to photos and body data, which can be withdrawn without deleting the account. */
  sensitive: z.object({ is_given: z.boolean(), changed_at: z.string().nullable() }),
  optional: z.array(
    z.object({
      kind: z.enum(optionalConsents),
      is_given: z.boolean(),
      /** Null if it was never requested. */
      changed_at: z.string().nullable(),
      /** When a given consent must be confirmed again. */
      ask_again_at: z.string().nullable(),
    }),
  ),
  /** History of the optional consents, newest first. */
  history: z.array(
    z.object({
      kind: z.enum(optionalConsents),
      event: z.enum(consentEvents),
      /** Version of the consent text. */
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
 * Idempotent. Withdrawing `sensitive` erases the photos, heights and weights of all surveys;
 * changes of the other kinds are confirmed by email. CONTACT_MISSING: the member has no address or
 * phone for that channel.
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
