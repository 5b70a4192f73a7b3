import { z } from 'zod'
import { textLengths } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import { idField, requiredText } from './fields.ts'
import { passkeyAssertion } from './passkeys.ts'
import { signedIn } from './sign-in.ts'

const code = z.string().trim().min(1).max(40)

/** Proof of a second factor. The challenge of a passkey is from `/v1/auth/passkey/options`. */
const factorProof = z.discriminatedUnion('method', [
  /** Six digits from the authenticator app. */
  z.object({ method: z.literal('TOTP'), code }),
  z.object({ method: z.literal('RECOVERY_CODE'), code }),
  z.object({ method: z.literal('PASSKEY'), passkey: passkeyAssertion }),
])
export type FactorProof = z.output<typeof factorProof>

/**
 * Completes a login that was refused with SECOND_FACTOR_REQUIRED. Its `ticket` works for five minutes,
 * in the browser that began the login, until it succeeds. Sets the cookies of a login.
 *
 * LOGIN_EXPIRED: the login must begin again.
 */
export const finishLogin = endpoint({
  method: 'POST',
  path: '/v1/auth/second-factor',
  summary: 'Complete a login with the second factor',
  access: 'anyone',
  body: z.object({ ticket: z.string().min(1).max(100), proof: factorProof }),
  reply: signedIn,
  refusals: ['LOGIN_EXPIRED', 'SECOND_FACTOR_MISMATCH', 'ACCOUNT_DISABLED'],
})

const path = '/v1/users/me/second-factor'

/** All calls below are for people who work in the back office; members have passkeys only. */
export const getMySecondFactor = endpoint({
  method: 'GET',
  path,
  summary: 'Second factor of the signed-in administrator',
  access: 'member',
  beforeFactorSetup: true,
  reply: z.object({
    /** By the studio's setting. */
    is_required: z.boolean(),
    has_authenticator_app: z.boolean(),
    recovery_codes_left: z.int(),
  }),
  refusals: [],
})

export const startAuthenticatorApp = endpoint({
  method: 'POST',
  path: `${path}/authenticator-app`,
  summary: 'A new secret for an authenticator app, which replaces one that was not confirmed',
  access: 'member',
  confirmed: true,
  beforeFactorSetup: true,
  /** The secret in base32, and as an address that the QR code contains. */
  reply: z.object({ secret: z.string(), uri: z.string() }),
  refusals: ['ILLEGAL_TRANSITION'],
})

/** As for the first passkey, the first factor brings `recovery_codes`. */
export const confirmAuthenticatorApp = endpoint({
  method: 'PUT',
  path: `${path}/authenticator-app`,
  summary: 'Add the authenticator app by its first code',
  access: 'member',
  beforeFactorSetup: true,
  body: z.object({ code }),
  reply: z.object({ recovery_codes: z.array(z.string()).nullable() }),
  refusals: ['SECOND_FACTOR_MISMATCH', 'ILLEGAL_TRANSITION'],
})

export const removeAuthenticatorApp = endpoint({
  method: 'DELETE',
  path: `${path}/authenticator-app`,
  summary: 'Remove the authenticator app',
  access: 'member',
  confirmed: true,
  reply: z.undefined(),
  status: 204,
  refusals: ['LAST_FACTOR'],
})

/** ILLEGAL_TRANSITION: there is no second factor to recover. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${path}/recovery-codes`,
  summary: 'Ten new recovery codes; the earlier ones stop working',
  access: 'member',
  confirmed: true,
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ['ILLEGAL_TRANSITION'],
})

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/admin/members/:id/reset-second-factor',
  summary: 'Remove the lost second factor of another administrator, who is signed out everywhere',
  access: 'admin',
  confirmed: true,
  params: z.object({ id: idField }),
  body: z.object({ reason: requiredText(textLengths.adminReason) }),
  reply: z.undefined(),
  status: 204,
  refusals: ['ILLEGAL_TRANSITION'],
})
