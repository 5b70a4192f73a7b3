import type { ReplyOf } from '#contract/endpoint.ts'
import { connectLogin } from '#contract/my-logins.ts'
import {
  finishSocialLogin,
  linkSocialLogin,
  sendLinkCode,
  startSocialLogin,
  verifyLinkCode,
} from '#contract/social-login.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { readInTab, tabKeys, writeInTab } from '#web/api/tab-storage.ts'
import { refuseWithdrawn } from './refuse-withdrawn.ts'
import { type SecondStep, secondStepOf } from './second-step.ts'
import { beginAuthRequest, consumeAuthRequest, type SocialPurpose } from './social-auth-request.ts'

/** Returns the provider's page for a new login of this browser; `next` is shown afterwards. */
export async function providerPage(
  provider: SocialProvider,
  purpose: SocialPurpose,
  next: string | null = null,
): Promise<string> {
  const { challenge, state } = await beginAuthRequest(provider, purpose, next)
  const redirect_uri = new URL('/callback', window.location.origin).href
  const query = { code_challenge: challenge, state, redirect_uri }
  return (await call(startSocialLogin, { params: { provider }, query })).url
}

/** OAuth 2.0 error code (RFC 6749, 4.1.2.1) if the customer does not agree. */
const DECLINED = 'access_denied'

type Finished = ReplyOf<typeof finishSocialLogin>

interface Returning {
  /** The page on which the login started; null for none. */
  readonly next: string | null
}

export type ProviderReturn =
  | (Returning & {
      readonly kind: 'signedIn'
      readonly reply: Extract<Finished, { success: true }>
    })
  | { readonly kind: 'connected'; readonly message: string }
  /** With a message if it belongs to another member. */
  | { readonly kind: 'unconnected'; readonly message: string | null }
  /** The account has a second factor. */
  | (Returning & { readonly kind: 'mustProve'; readonly step: SecondStep })
  /** A new person: the account is created after the consents. */
  | (Returning & { readonly kind: 'mustAgree'; readonly token: string })
  /** An existing account has to be linked with the token. */
  | (Returning & { readonly kind: 'mustLink'; readonly message: string; readonly token: string })
  | (Returning & {
      readonly kind: 'refused'
      readonly message: string
      readonly purpose: SocialPurpose
    })
  /** The customer declined at the provider. */
  | (Returning & { readonly kind: 'declined'; readonly purpose: SocialPurpose })

/**
 * Handles the return from a provider; stores the token with which an account still has to be
 * linked.
 *
 * @throws if the address has no code, or this browser started no such login; ApiRefusal
 * WITHDRAWN_MEMBER for a closed account.
 */
export async function handleProviderReturn(search: URLSearchParams): Promise<ProviderReturn> {
  const attempt = consumeAuthRequest()
  const code = search.get('code')
  if (attempt && search.get('error') === DECLINED) {
    return { kind: 'declined', purpose: attempt.purpose, next: attempt.next }
  }
  if (!code) throw new Error('코드가 없습니다')
  if (!attempt) throw new Error('Code verifier가 없습니다')
  const { provider, verifier, purpose, next } = attempt
  const state = search.get('state') ?? ''
  if (attempt.state !== null && attempt.state !== state) throw new Error('another state came back')
  const body = { code, state, code_verifier: verifier }
  const params = { provider }

  if (purpose === 'connect') {
    try {
      const { success, message } = await call(connectLogin, { params, body })
      return success ? { kind: 'connected', message } : { kind: 'refused', message, purpose, next }
    } catch (error) {
      return {
        kind: 'unconnected',
        message: isRefusal(error, 'LOGIN_TAKEN') ? error.serverMessage : null,
      }
    }
  }
  const reply = await refuseWithdrawn(call(finishSocialLogin, { params, body })).catch(
    (error: unknown) => secondStepOf(error) ?? Promise.reject(error),
  )
  if ('ticket' in reply) return { kind: 'mustProve', step: reply, next }
  if (reply.success) return { kind: 'signedIn', reply, next }
  const { message, link_token: token, sign_up_token: signUpToken } = reply
  if (signUpToken) return { kind: 'mustAgree', token: signUpToken, next }
  if (!token) return { kind: 'refused', message, purpose, next }
  writeInTab(tabKeys.socialLink, { token })
  return { kind: 'mustLink', message, token, next }
}

/**
 * Links the pending account of this tab to the member who just signed in. Returns the message to
 * show: success, or `failed`, since the login itself is valid; null if nothing is pending.
 */
export async function linkWaiting(failed: string): Promise<string | null> {
  const waiting = readInTab<{ readonly token: string }>(tabKeys.socialLink)
  if (!waiting) return null
  writeInTab(tabKeys.socialLink, null)
  return call(linkSocialLogin, { body: { link_token: waiting.token } }).then(
    ({ message }) => message,
    () => failed,
  )
}

export const askLinkCode = (token: string) => call(sendLinkCode, { body: { link_token: token } })

/** Links the pending login by a code and signs in. */
export async function linkByCode({ token, code }: { token: string; code: string }) {
  const signedIn = await refuseWithdrawn(
    call(verifyLinkCode, { body: { link_token: token, code } }),
  )
  writeInTab(tabKeys.socialLink, null)
  return signedIn
}
