import { createHash } from 'node:crypto'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { finishSocialLogin as contract } from '#contract/social-login.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { limitAll } from '#server/platform/rate-limit.ts'
import { texts } from '#texts/all.ts'
import { admitIdentity } from './admit-identity.ts'
import type { RegistrationDoors } from './enrol-member.ts'
import { newSession } from './open-session.ts'
import { socialLimits } from './rate-limits.ts'
import { signedIn } from './signed-in.ts'
import { takeAttempt } from './social-store.ts'
import { attemptProof, socialLoginOf } from './start-social-login.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits' | 'socialLogins' | 'log'>
type Reply = ReplyOf<typeof contract>

/**
 * Signs in whoever the provider names; a member is made of somebody new. The provider is asked before
 * the transaction, and every "no" of it is an answer in words.
 *
 * Refuses PROVIDER_NOT_CONFIGURED; EMAIL_TAKEN when somebody signed up with the address meanwhile.
 */
export async function finishSocialLogin(
  deps: Needed,
  doors: RegistrationDoors,
  provider: string,
  { code, state, code_verifier: codeVerifier }: ParsedOf<typeof contract>['body'],
  context: RequestContext,
): Promise<Reply> {
  const login = socialLoginOf(deps, provider)
  const { refusals, accounts } = texts[context.language]
  const at = deps.now()
  await limitAll(deps, socialLimits(context.ip), at)

  const proof = attemptProof(login, state, challengeOf(codeVerifier))
  const attempt = await takeAttempt(deps.db, proof, at)
  if (!attempt) return no(accounts.social.answers.attemptOver)

  const redirectUri = attempt.redirect_uri
  const answer = await login.identify({ code, state, codeVerifier, redirectUri })
  if ('refused' in answer) {
    deps.log.warn({ provider, ...answer }, 'social login refused')
    return no(accounts.social.answers[answer.refused])
  }

  const person = { provider: login.provider, ...answer.known }
  const admitted = await inTransaction(deps.db, async (tx) => {
    const outcome = await admitIdentity(tx, doors, person, context.language, at)
    if (outcome.kind !== 'member') return outcome
    const session = await newSession(
      tx,
      { member: outcome.member, temporaryHash: null },
      context,
      at,
    )
    return { ...outcome, session }
  })
  switch (admitted.kind) {
    case 'closed':
      return no(refusals[admitted.reason])
    case 'link':
      return { ...no(accounts.social.answers.mustLink), link_token: admitted.token }
    case 'member': {
      const { member, session } = admitted
      const reply = await signedIn(
        deps,
        { member, mustChangePassword: false },
        session,
        context,
        at,
      )
      return { success: true, ...reply }
    }
  }
}

const no = (message: string) => ({ success: false as const, message })

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
