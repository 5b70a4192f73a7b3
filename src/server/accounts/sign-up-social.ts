import { randomUUID } from 'node:crypto'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { emailField } from '#contract/fields.ts'
import type { signUpSocial as contract } from '#contract/social-login.ts'
import type { Language } from '#domain/languages/languages.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { cleanImportedName } from '#domain/names/person-name.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { socialTexts } from '#texts/social-login.ts'
import { enrolMember, type RegistrationHooks } from './enrol-member.ts'
import type { Person } from './identify-person.ts'
import { storeLoginPicture } from './login-pictures.ts'
import { newSession } from './open-session.ts'
import { socialLimits } from './rate-limits.ts'
import { replyWithSession } from './reply-with-session.ts'
import { verifySignUpToken } from './social-sign-up-token.ts'
import { findByEmail, findByIdentity, insertIdentity, lockIdentity } from './social-store.ts'

type Needed = Pick<
  Deps,
  'db' | 'now' | 'secret' | 'rateLimits' | 'socialLogins' | 'storage' | 'log' | 'publicUrl'
>

type Input = ParsedOf<typeof contract>['body']

/**
 * Creates a member for a person whom a provider identified within the last 30 minutes and who gave
 * the required consents, and signs them in.
 *
 * Refuses LINK_EXPIRED: the token is forged, too old or used; EMAIL_TAKEN: the address was taken in
 * the meantime. Source: docs/rules.md.
 */
export async function signUpSocial(
  deps: Needed,
  hooks: RegistrationHooks,
  { sign_up_token: token, marketing_agree: agreesToMarketing }: Input,
  context: RequestContext,
): Promise<ReplyOf<typeof contract>> {
  const at = deps.now()
  await limitRates(deps, socialLimits(context.ip), at)
  const person = (await verifySignUpToken(deps.secret, token, at)) ?? refuse('LINK_EXPIRED')
  const { member, session } = await inTransaction(deps.db, async (tx) => {
    const member = await enrol(tx, deps, hooks, { person, agreesToMarketing }, context.language, at)
    const opening = { member, temporaryHash: null, method: 'SOCIAL_LOGIN' } as const
    return { member, session: await newSession(tx, opening, context, at) }
  })
  await storeLoginPicture(deps, person, person.pictureUrl)
  const signedIn = { member, mustChangePassword: false }
  return { success: true, ...(await replyWithSession(deps, signedIn, session, context, at)) }
}

async function enrol(
  tx: Db,
  deps: Needed,
  hooks: RegistrationHooks,
  { person, agreesToMarketing }: { readonly person: Person; readonly agreesToMarketing: boolean },
  language: Language,
  at: Date,
) {
  await lockIdentity(tx, person)
  if (await findByIdentity(tx, person)) refuse('LINK_EXPIRED')
  const email = emailField.safeParse(person.verifiedEmail).data ?? ''
  if (email !== '' && (await findByEmail(tx, email))) refuse('EMAIL_TAKEN')
  const name = cleanImportedName(person.name ?? '', textLengths.name)
  const agreement = { place: 'SOCIAL_SIGN_UP', agreesToMarketing } as const
  const member = await enrolMember(tx, deps, hooks, agreement, {
    user_id: `${person.provider}${randomUUID().replaceAll('-', '').slice(0, 12)}`,
    name: name ?? socialTexts[language].nameless,
    email,
    phone: '',
    password_hash: null,
    language,
    created_at: at,
  })
  await insertIdentity(tx, person, member.id, at)
  return member
}
