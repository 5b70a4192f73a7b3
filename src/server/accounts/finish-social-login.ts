import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { finishSocialLogin as contract } from '#contract/social-login.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { texts } from '#texts/all.ts'
import { socialTexts } from '#texts/social-login.ts'
import { admitIdentity } from './admit-identity.ts'
import { beginSession, sessionOf } from './begin-session.ts'
import { declined, identifyPerson } from './identify-person.ts'
import { replyWithSession } from './reply-with-session.ts'
import { signSignUpToken } from './social-sign-up-token.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits' | 'socialLogins' | 'log'>
type Reply = ReplyOf<typeof contract>

/**
 * Signs in the member whom the provider identifies. A new person gets a token to sign up with after
 * giving consent; until then nothing about them is stored. Calls the provider before the
 * transaction, and returns its refusals as messages.
 *
 * Refuses PROVIDER_NOT_CONFIGURED and SECOND_FACTOR_REQUIRED. Source: docs/rules.md.
 */
export async function finishSocialLogin(
  deps: Needed,
  provider: string,
  body: ParsedOf<typeof contract>['body'],
  context: RequestContext,
): Promise<Reply> {
  const person = await identifyPerson(deps, provider, body, context)
  if ('success' in person) return person

  const { answers } = socialTexts[context.language]
  const at = deps.now()
  const admitted = await inTransaction(deps.db, async (tx) => {
    const outcome = await admitIdentity(tx, person, at)
    if (outcome.kind !== 'member') return outcome
    const opening = { member: outcome.member, temporaryHash: null, method: 'SOCIAL_LOGIN' } as const
    return { ...outcome, begun: await beginSession(tx, opening, context, at) }
  })
  switch (admitted.kind) {
    case 'closed':
      return declined(texts[context.language].refusals[admitted.reason])
    case 'link':
      return { ...declined(answers.mustLink), link_token: admitted.token }
    case 'new': {
      const sign_up_token = await signSignUpToken(deps.secret, person, at)
      return { ...declined(answers.mustAgree), sign_up_token }
    }
    case 'member': {
      const { member, begun } = admitted
      const signedIn = { member, mustChangePassword: false }
      return {
        success: true,
        ...(await replyWithSession(deps, signedIn, sessionOf(begun), context, at)),
      }
    }
  }
}
