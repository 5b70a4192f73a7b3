import { createHash } from 'node:crypto'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { startSocialLogin as contract, listSocialProviders } from '#contract/social-login.ts'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import type { Deps } from '#server/deps.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { SocialLogin } from '#server/ports/social-login.ts'
import { socialLimits } from './rate-limits.ts'
import { insertAuthRequest } from './social-store.ts'

const AUTH_REQUEST_VALID_MS = 10 * 60_000
const CALLBACK_PATH = '/callback'

export const listProviders = async ({
  socialLogins,
}: Pick<Deps, 'socialLogins'>): Promise<ReplyOf<typeof listSocialProviders>> => ({
  items: socialProviders.map((provider) => ({
    provider,
    enabled: socialLogins.some((it) => it.provider === provider),
  })),
})

/**
 * Stores an auth request and returns the provider's URL for it.
 *
 * Refuses PROVIDER_NOT_CONFIGURED, and REDIRECT_NOT_ALLOWED for any redirect URI but the site's
 * own, so that no other site receives the code.
 */
export async function startSocialLogin(
  deps: Pick<Deps, 'db' | 'now' | 'rateLimits' | 'publicUrl' | 'socialLogins'>,
  provider: string,
  { code_challenge: challenge, state, redirect_uri }: ParsedOf<typeof contract>['query'],
  { ip }: { readonly ip: string },
): Promise<ReplyOf<typeof contract>> {
  const login = findSocialLogin(deps, provider)
  if (redirect_uri !== deps.publicUrl + CALLBACK_PATH) refuse('REDIRECT_NOT_ALLOWED')
  const at = deps.now()
  await limitRates(deps, socialLimits(ip), at)
  await insertAuthRequest(deps.db, {
    proof_hash: hashAuthRequest(login, state, challenge),
    redirect_uri,
    expires_at: new Date(at.getTime() + AUTH_REQUEST_VALID_MS),
  })
  const url = login.authorizeUrl({ codeChallenge: challenge, state, redirectUri: redirect_uri })
  return { url }
}

/** Finds the configured login provider. Refuses PROVIDER_NOT_CONFIGURED. */
export const findSocialLogin = (
  { socialLogins }: Pick<Deps, 'socialLogins'>,
  provider: string,
): SocialLogin =>
  socialLogins.find((it) => it.provider === provider) ?? refuse('PROVIDER_NOT_CONFIGURED')

/** Hashes everything of an auth request that must come back unchanged. */
export const hashAuthRequest = ({ provider }: SocialLogin, state: string, challenge: string) =>
  createHash('sha256').update(`${provider}\n${state}\n${challenge}`).digest('base64url')
