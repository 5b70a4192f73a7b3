import { z } from 'zod'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import { told } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { ofProvider, providerAnswer } from './social-login.ts'

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
  params: ofProvider,
  body: providerAnswer,
  reply: z.discriminatedUnion('success', [
    told,
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
