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

/**
 * Called after the redirect to the provider, as for a login. LOGIN_TAKEN: connected with another
 * member.
 */
export const connectLogin = endpoint({
  method: 'POST',
  path: '/v1/users/me/logins/:provider',
  summary: 'Connect another way to sign in',
  access: 'member',
  confirmed: true,
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
  confirmed: true,
  params: z.object({ provider }),
  reply: z.undefined(),
  status: 204,
  refusals: ['LAST_LOGIN'],
})

/**
 * Sets the first password of a member who signed in through a provider. Needs a `code` sent to the
 * account's address, or a login within the last ten minutes; otherwise EMAIL_NOT_VERIFIED.
 * CURRENT_PASSWORD_MISMATCH: the member has a password and must change it instead.
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
