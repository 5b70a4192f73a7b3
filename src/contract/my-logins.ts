import { z } from 'zod'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import { confirmation } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { providerAnswer, providerParams } from './social-login.ts'

const provider = z.enum(socialProviders)

export const listMyLogins = endpoint({
  method: 'GET',
  path: '/v1/users/me/logins',
  summary: 'By what the member signs in',
  access: 'member',
  reply: z.object({
    user_id: z.string(),
    has_password: z.boolean(),
    items: z.array(z.object({ provider, connected_at: z.string() })),
  }),
  refusals: [],
})

/** After the way to the provider and back, as for a login. LOGIN_TAKEN: another member's. */
export const connectLogin = endpoint({
  method: 'POST',
  path: '/v1/users/me/logins/:provider',
  summary: 'Connect another way to sign in',
  access: 'member',
  params: providerParams,
  body: providerAnswer,
  reply: z.discriminatedUnion('success', [
    confirmation,
    z.object({ success: z.literal(false), message: z.string() }),
  ]),
  refusals: ['PROVIDER_NOT_CONFIGURED', 'LOGIN_TAKEN'],
})

export const disconnectLogin = endpoint({
  method: 'DELETE',
  path: '/v1/users/me/logins/:provider',
  summary: 'Take a way to sign in away, never the last one',
  access: 'member',
  params: z.object({ provider }),
  reply: z.undefined(),
  status: 204,
  refusals: ['LAST_LOGIN'],
})

/**
 * For a member whom another company signed in and who has no password yet. `code` proves it by a mail
 * to the account's own address; a login of the last ten minutes proves it without. EMAIL_NOT_VERIFIED:
 * one of them is needed. CURRENT_PASSWORD_MISMATCH: there is a password, which is changed by itself.
 */
export const setFirstPassword = endpoint({
  method: 'POST',
  path: '/v1/users/me/password',
  summary: 'Set a first password, to sign in with beside the connected accounts',
  access: 'member',
  body: z.object({
    new_password: z.string().min(1).max(200),
    code: z.string().trim().min(1).max(10).optional(),
  }),
  reply: z.undefined(),
  status: 204,
  refusals: [
    'EMAIL_NOT_VERIFIED',
    'EMAIL_CODE_MISMATCH',
    'EMAIL_CODE_EXPIRED',
    'PASSWORD_TOO_WEAK',
    'CURRENT_PASSWORD_MISMATCH',
  ],
})
