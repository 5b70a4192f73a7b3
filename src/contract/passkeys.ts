import { z } from 'zod'
import { textLengths } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import { idField, requiredLine } from './fields.ts'
import { signedIn } from './sign-in.ts'

/** Bytes as base64url. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

/** What a browser returns when a passkey was used (WebAuthn, `AuthenticationResponseJSON`). */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
  }),
})
export type PasskeyAssertion = z.output<typeof passkeyAssertion>

/** What a browser returns when a passkey was created (WebAuthn, `RegistrationResponseJSON`). */
const passkeyCreation = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4_000), attestationObject: bytes(20_000) }),
})
export type PasskeyCreation = z.output<typeof passkeyCreation>

/** Options for the browser, as the WebAuthn standard defines them in JSON. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.int(),
})

/** Sets the cookie `device`: only the same browser can use the challenge (5 minutes, one use). */
export const startPasskey = endpoint({
  method: 'POST',
  path: '/v1/auth/passkey/options',
  summary: 'Options for using a passkey: for a login, its second step or a confirmation',
  access: 'anyone',
  beforePasswordChange: true,
  reply: requestOptions,
  refusals: [],
})

/** Sets the cookies of a login. A passkey verifies its user, so that it needs no second step. */
export const loginWithPasskey = endpoint({
  method: 'POST',
  path: '/v1/auth/passkey/login',
  summary: 'Sign in with a passkey',
  access: 'anyone',
  body: z.object({ passkey: passkeyAssertion }),
  reply: signedIn,
  refusals: ['PASSKEY_REFUSED', 'WITHDRAWN_MEMBER', 'ACCOUNT_DISABLED'],
})

const passkeyReply = z.object({
  id: idField,
  name: z.string(),
  added_at: z.string(),
  last_used_at: z.string().nullable(),
})

export const listMyPasskeys = endpoint({
  method: 'GET',
  path: '/v1/users/me/passkeys',
  summary: 'The signed-in member’s passkeys',
  access: 'member',
  beforeFactorSetup: true,
  reply: z.object({ items: z.array(passkeyReply) }),
  refusals: [],
})

export const startAddingPasskey = endpoint({
  method: 'POST',
  path: '/v1/users/me/passkeys/options',
  summary: 'Options for creating a passkey (5 minutes, one use, in this browser)',
  access: 'member',
  confirmed: true,
  beforeFactorSetup: true,
  reply: creationOptions,
  refusals: [],
})

/**
 * The first second factor of somebody who works in the back office brings ten recovery codes, which
 * are shown once, and ends the account's other sessions.
 */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/v1/users/me/passkeys',
  summary: 'Add a passkey that was just created',
  access: 'member',
  confirmed: true,
  beforeFactorSetup: true,
  body: z.object({ name: requiredLine(textLengths.passkeyName), passkey: passkeyCreation }),
  reply: z.object({ id: idField, recovery_codes: z.array(z.string()).nullable() }),
  status: 201,
  refusals: ['PASSKEY_REFUSED'],
})

/**
 * LAST_FACTOR: the studio requires a second factor, and it is the last. LAST_LOGIN: nothing else signs
 * the member in.
 */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/v1/users/me/passkeys/:id',
  summary: 'Remove a passkey',
  access: 'member',
  confirmed: true,
  params: z.object({ id: idField }),
  reply: z.undefined(),
  status: 204,
  refusals: ['LAST_FACTOR', 'LAST_LOGIN'],
})
