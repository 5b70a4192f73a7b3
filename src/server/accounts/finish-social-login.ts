import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { finishSocialLogin as contract } from '#contract/social-login.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { texts } from '#texts/all.ts'
import { admitIdentity } from './admit-identity.ts'
import type { RegistrationDoors } from './enrol-member.ts'
import { declined, identifyPerson } from './identify-person.ts'
import { keepLoginPicture } from './login-pictures.ts'
import { newSession } from './open-session.ts'
import { signedIn } from './signed-in.ts'

type Needed = Pick<
  Deps,
  'db' | 'now' | 'secret' | 'rateLimits' | 'socialLogins' | 'storage' | 'log'
>
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
  body: ParsedOf<typeof contract>['body'],
  context: RequestContext,
): Promise<Reply> {
  const person = await identifyPerson(deps, provider, body, context)
  if ('success' in person) return person

  const { refusals, accounts } = texts[context.language]
  const at = deps.now()
  const admitted = await inTransaction(deps.db, async (tx) => {
    const outcome = await admitIdentity(tx, doors, person, context.language, at)
    if (outcome.kind !== 'member') return outcome
    const opening = { member: outcome.member, temporaryHash: null }
    return { ...outcome, session: await newSession(tx, opening, context, at) }
  })
  switch (admitted.kind) {
    case 'closed':
      return declined(refusals[admitted.reason])
    case 'link':
      return { ...declined(accounts.social.answers.mustLink), link_token: admitted.token }
    case 'member': {
      const { member, session, isNew } = admitted
      if (isNew) await keepLoginPicture(deps, person, person.pictureUrl)
      const its = { member, mustChangePassword: false }
      return { success: true, ...(await signedIn(deps, its, session, context, at)) }
    }
  }
}
