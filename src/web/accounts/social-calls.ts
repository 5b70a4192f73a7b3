import type { ReplyOf } from '#contract/endpoint.ts'
import { finishSocialLogin, linkSocialLogin, startSocialLogin } from '#contract/social-login.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import { call } from '#web/api/client.ts'
import { keepInTab, readInTab, tabKeys } from '#web/api/kept-in-tab.ts'
import { beginAttempt, takeAttempt } from './social-attempt.ts'

/** The provider's page for a new attempt of this browser. */
export async function providerPage(provider: SocialProvider): Promise<string> {
  const { challenge, state } = await beginAttempt(provider)
  const redirect_uri = new URL('/callback', window.location.origin).href
  const query = { code_challenge: challenge, state, redirect_uri }
  return (await call(startSocialLogin, { params: { provider }, query })).url
}

/**
 * Comes back from a provider with its answer, and keeps what an account must still be linked by.
 *
 * @throws when the address bears no code, this browser began nothing, or something else.
 */
export async function comeBack(
  search: URLSearchParams,
): Promise<ReplyOf<typeof finishSocialLogin>> {
  const attempt = takeAttempt()
  const code = search.get('code')
  if (!code) throw new Error('코드가 없습니다')
  if (!attempt) throw new Error('Code verifier가 없습니다')
  const { provider, verifier } = attempt
  const state = search.get('state') ?? ''
  if (attempt.state !== null && attempt.state !== state) throw new Error('another state came back')
  const body = { code, state, code_verifier: verifier }
  const reply = await call(finishSocialLogin, { params: { provider }, body })
  if (!reply.success && reply.link_token) keepInTab(tabKeys.socialLink, { token: reply.link_token })
  return reply
}

/** Links the account that waits in this tab for whoever just signed in; says so, or nothing. */
export async function linkWaiting(): Promise<string | null> {
  const waiting = readInTab<{ readonly token: string }>(tabKeys.socialLink)
  if (!waiting) return null
  keepInTab(tabKeys.socialLink, null)
  return call(linkSocialLogin, { body: { link_token: waiting.token } }).then(
    ({ message }) => message,
    () => null,
  )
}
