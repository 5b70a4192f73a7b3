import { z } from 'zod'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import { confirmation } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { signedIn } from './sign-in.ts'

export const providerParams = z.object({ provider: z.string().max(20) })

export const listSocialProviders = endpoint({
  method: 'GET',
  path: '/v1/social/providers',
  summary: 'Which other accounts can be signed in with',
  access: 'anyone',
  reply: z.object({
    items: z.array(z.object({ provider: z.enum(socialProviders), enabled: z.boolean() })),
  }),
  refusals: [],
})

/** `redirect_uri` is the site's own `/callback`; the challenge is S256 of the verifier. */
export const startSocialLogin = endpoint({
  method: 'GET',
  path: '/v1/social/:provider/authorize',
  summary: "The provider's page to open (10 minutes, one use)",
  access: 'anyone',
  params: providerParams,
  query: z.object({
    code_challenge: z.string().regex(/^[\w-]{43}$/),
    state: z.string().min(8).max(200),
    redirect_uri: z.url().max(500),
  }),
  reply: z.object({ url: z.string() }),
  refusals: ['PROVIDER_NOT_CONFIGURED', 'REDIRECT_NOT_ALLOWED'],
})

/** What the provider returned, together with what only the initiating browser knows. */
export const providerAnswer = z.object({
  code: z.string().min(1).max(4_000),
  state: z.string().min(1).max(200),
  code_verifier: z.string().min(1).max(200),
})

/**
 * Sets the cookies of a login. `link_token`: an existing account can be linked. `sign_up_token`: a
 * new person becomes a member by giving consent (30 minutes, one use).
 */
export const finishSocialLogin = endpoint({
  method: 'POST',
  path: '/v1/social/:provider/callback',
  summary: 'Sign in with what the provider sent back',
  access: 'anyone',
  params: providerParams,
  body: providerAnswer,
  reply: z.discriminatedUnion('success', [
    signedIn.extend({ success: z.literal(true) }),
    z.object({
      success: z.literal(false),
      message: z.string(),
      link_token: z.string().optional(),
      sign_up_token: z.string().optional(),
    }),
  ]),
  refusals: ['PROVIDER_NOT_CONFIGURED', 'SECOND_FACTOR_REQUIRED'],
})

/** Sets the cookies of a login. */
export const signUpSocial = endpoint({
  method: 'POST',
  path: '/v1/social/sign-up',
  summary:
    'Become a member with the profile from the provider, after agreeing to the required terms',
  access: 'anyone',
  body: z.object({
    sign_up_token: z.string().min(20).max(8_000),
    terms_agree: z.literal(true),
    privacy_agree: z.literal(true),
    sensitive_agree: z.literal(true),
    /** Optional consent to news and offers by email. */
    marketing_agree: z.boolean().default(false),
  }),
  reply: signedIn.extend({ success: z.literal(true) }),
  refusals: ['LINK_EXPIRED', 'EMAIL_TAKEN'],
})

const linkTokenField = z.string().min(20).max(100)

export const linkSocialLogin = endpoint({
  method: 'POST',
  path: '/v1/social/link',
  summary: 'Link the account that waits, as the member whose address it has (30 minutes, one use)',
  access: 'member',
  body: z.object({ link_token: linkTokenField }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  refusals: ['LINK_EXPIRED'],
})

export const sendLinkCode = endpoint({
  method: 'POST',
  path: '/v1/social/link/send-code',
  summary: 'Send a code to the address of the account that a login waits to be linked with',
  access: 'anyone',
  body: z.object({ link_token: linkTokenField }),
  reply: confirmation,
  refusals: ['LINK_EXPIRED'],
})

/**
 * Sets the cookies of a login. After SECOND_FACTOR_REQUIRED the login is still to be linked, with the
 * session that the second step opens.
 */
export const verifyLinkCode = endpoint({
  method: 'POST',
  path: '/v1/social/link/verify',
  summary: 'Link the login that waits by the code that was sent, and sign in',
  access: 'anyone',
  body: z.object({ link_token: linkTokenField, code: z.string().trim().min(1).max(10) }),
  reply: signedIn,
  refusals: [
    'LINK_EXPIRED',
    'EMAIL_CODE_MISMATCH',
    'EMAIL_CODE_EXPIRED',
    'ACCOUNT_DISABLED',
    'SECOND_FACTOR_REQUIRED',
  ],
})
