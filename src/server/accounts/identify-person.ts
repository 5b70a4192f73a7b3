import { createHash } from 'node:crypto'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { finishSocialLogin } from '#contract/social-login.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import type { SocialProfile } from '#server/ports/social-login.ts'
import { socialTexts } from '#texts/social-login.ts'
import { socialLimits } from './rate-limits.ts'
import type { SocialIdentity } from './social-identity.ts'
import { consumeAuthRequest } from './social-store.ts'
import { findSocialLogin, hashAuthRequest } from './start-social-login.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'rateLimits' | 'socialLogins' | 'log'>

export type Person = SocialIdentity & SocialProfile

/** A provider's refusal, as a message for the person who returned from it. */
interface Declined {
  readonly success: false
  readonly message: string
}

export const declined = (message: string): Declined => ({ success: false, message })

/**
 * Asks the provider to identify the person who returned from it. Consumes the auth request that
 * this browser started. Call it outside of a transaction. Refusals of the provider are returned as
 * messages.
 *
 * Refuses PROVIDER_NOT_CONFIGURED.
 */
export async function identifyPerson(
  deps: Needed,
  provider: string,
  { code, state, code_verifier: codeVerifier }: ParsedOf<typeof finishSocialLogin>['body'],
  { ip, language }: Pick<RequestContext, 'ip' | 'language'>,
): Promise<Person | Declined> {
  const login = findSocialLogin(deps, provider)
  const { answers } = socialTexts[language]
  const at = deps.now()
  await limitRates(deps, socialLimits(ip), at)

  const proof = hashAuthRequest(login, state, challengeOf(codeVerifier))
  const attempt = await consumeAuthRequest(deps.db, proof, at)
  if (!attempt) return declined(answers.attemptOver)

  const redirectUri = attempt.redirect_uri
  const answer = await login.identify({ code, state, codeVerifier, redirectUri })
  if ('refused' in answer) {
    deps.log.warn({ provider, ...answer }, 'social login refused')
    return declined(answers[answer.refused])
  }
  return { provider: login.provider, ...answer.known }
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
