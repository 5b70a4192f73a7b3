import { createHash, randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { finishSocialLogin, signUpSocial, startSocialLogin } from '#contract/social-login.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import { socialLogins } from '#server/adapters/social/social-logins.ts'
import type { Deps } from '#server/deps.ts'
import { type CallOptions, replyOf, startApp, type TestApp } from './app.ts'
import { startSocialServer } from './social-server.ts'

export const CALLBACK = 'http://gyeol.test/callback'

/** Key by which Kakao authenticates its calls. */
export const ADMIN_KEY = 'the-admin-key-of-kakao'

/** Starts the server with all five login providers, and their stand-ins. */
export async function startAppWithProviders({
  timeoutMs = 5_000,
  ...given
}: { readonly timeoutMs?: number } & Partial<Deps> = {}) {
  const providers = await startSocialServer()
  onTestFinished(providers.stop)
  const app = await startApp({
    ...given,
    socialLogins: socialLogins((it) => ({
      ...providers.settingsOf(it),
      adminKey: ADMIN_KEY,
      timeoutMs,
    })),
  })
  return { app, providers }
}

/** Values that a browser stores while its visitor is at the provider. */
export function newAttempt() {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return { verifier, challenge, state: randomBytes(16).toString('base64url') }
}

/** Visits the provider, which redirects back at once. */
export async function atProvider(app: TestApp, provider: SocialProvider, attempt = newAttempt()) {
  const { verifier, challenge, state } = attempt
  const { url } = replyOf(
    await app.call(startSocialLogin, {
      params: { provider },
      query: { code_challenge: challenge, state, redirect_uri: CALLBACK },
    }),
  )
  const { headers } = await fetch(url, { redirect: 'manual' })
  const back = new URL(headers.get('location') ?? '')
  const code = back.searchParams.get('code') ?? ''
  return {
    url: new URL(url),
    back: back.searchParams,
    body: { code, state: back.searchParams.get('state') ?? '', code_verifier: verifier },
  }
}

type Body = Awaited<ReturnType<typeof atProvider>>['body']

export const handleProviderReturn = (
  app: TestApp,
  provider: SocialProvider,
  body: Body,
  options: CallOptions = {},
) => app.call(finishSocialLogin, { params: { provider }, body }, options)

/** Request of a new person who gives the required consents. */
export const agreed = (sign_up_token: string) => ({
  sign_up_token,
  terms_agree: true as const,
  privacy_agree: true as const,
  sensitive_agree: true as const,
})

/** Returns from the provider; a new person gives the required consents. */
export async function arrive(
  app: TestApp,
  provider: SocialProvider,
  body: Body,
  options: CallOptions = {},
): ReturnType<typeof handleProviderReturn> {
  const answer = await handleProviderReturn(app, provider, body, options)
  const token = answer.ok && !answer.reply.success ? answer.reply.sign_up_token : undefined
  return token ? app.call(signUpSocial, { body: agreed(token) }, options) : answer
}

/** Signs in through a provider; a new person gives the required consents. */
export async function signInAt(app: TestApp, provider: SocialProvider, options: CallOptions = {}) {
  const { body } = await atProvider(app, provider)
  return arrive(app, provider, body, options)
}

type Finished = Awaited<ReturnType<typeof handleProviderReturn>>

/** Expects a sign-in and returns its reply. */
export function signedIn(answer: Finished) {
  const reply = replyOf(answer)
  if (!reply.success) throw new Error(reply.message)
  return reply
}

/** Expects a refusal and returns it. */
export function refused(answer: Finished) {
  const reply = replyOf(answer)
  if (reply.success) throw new Error(`signed in as ${reply.user_info.user_id}`)
  return reply
}
