import { z } from 'zod'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import { confirmation } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { passkeyAssertion } from './passkeys.ts'

/** What a member proves their identity with. */
const proof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('PASSWORD'), password: z.string().min(1).max(200) }),
  /** Six digits from the mail, for members without a password. */
  z.object({ method: z.literal('EMAIL_CODE'), code: z.string().trim().min(1).max(10) }),
  /** The challenge is from `/v1/auth/passkey/options`. */
  z.object({ method: z.literal('PASSKEY'), passkey: passkeyAssertion }),
])
export type IdentityProof = z.output<typeof proof>

const methods = [
  'PASSWORD',
  'PASSKEY',
  'EMAIL_CODE',
] as const satisfies readonly IdentityProof['method'][]

export const getIdentityProofs = endpoint({
  method: 'GET',
  path: '/v1/auth/confirm',
  summary: 'How the signed-in member can confirm their identity',
  access: 'member',
  beforeFactorSetup: true,
  reply: z.object({
    /** The first is preferred; none: the member must sign in again, through one of `providers`. */
    methods: z.array(z.enum(methods)),
    masked_email: z.string(),
    providers: z.array(z.enum(socialProviders)),
  }),
  refusals: [],
})
export type IdentityProofs = z.output<(typeof getIdentityProofs)['reply']>

export const sendIdentityCode = endpoint({
  method: 'POST',
  path: '/v1/auth/confirm/send-code',
  summary: 'Send a code to the address of a signed-in member without a password',
  access: 'member',
  beforeFactorSetup: true,
  reply: confirmation,
  refusals: ['CONTACT_MISSING'],
})

/** Afterwards this session may use endpoints that refuse with CONFIRMATION_REQUIRED. */
export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/v1/auth/confirm',
  summary: 'Confirm the identity of the signed-in member for ten minutes',
  access: 'member',
  beforeFactorSetup: true,
  body: proof,
  reply: z.undefined(),
  status: 204,
  refusals: [
    'CURRENT_PASSWORD_MISMATCH',
    'PASSKEY_REFUSED',
    'EMAIL_CODE_MISMATCH',
    'EMAIL_CODE_EXPIRED',
  ],
})
