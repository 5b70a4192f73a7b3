import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { connectLogin, disconnectLogin, listMyLogins } from '#contract/my-logins.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { socialTexts } from '#texts/social-login.ts'
import { identifyPerson } from './identify-person.ts'
import { storeLoginPicture } from './login-pictures.ts'
import { type MemberRow, toLanguage } from './member-row.ts'
import { findAndLockMember, findById } from './members-store.ts'
import {
  dropIdentity,
  findByIdentity,
  insertIdentity,
  listIdentities,
  lockIdentity,
} from './social-store.ts'

type Needed = Pick<
  Deps,
  'db' | 'now' | 'rateLimits' | 'socialLogins' | 'storage' | 'log' | 'publicUrl'
>

/** By what a member signs in. Source: MYP-04. */
export async function listOwnLogins(
  { db }: Pick<Deps, 'db'>,
  { memberId }: Member,
): Promise<ReplyOf<typeof listMyLogins>> {
  const member = (await findById(db, memberId)) ?? refuse('SIGN_IN_REQUIRED')
  const identities = await listIdentities(db, memberId)
  return {
    user_id: member.user_id,
    has_password: member.password_hash !== null,
    items: identities.map(({ provider, created_at }) => ({
      provider: provider as SocialProvider,
      connected_at: created_at.toISOString(),
    })),
  }
}

/**
 * Connects whom the provider names to the member who is signed in: the one is proven by the way there
 * and back, the other by the session. Again it changes nothing.
 *
 * Refuses PROVIDER_NOT_CONFIGURED; LOGIN_TAKEN when it is another member's. Source: docs/rules.md A-16.
 */
export async function connectOwnLogin(
  deps: Needed,
  { params, body }: ParsedOf<typeof connectLogin>,
  { memberId }: Member,
  context: Pick<RequestContext, 'ip' | 'language'>,
): Promise<ReplyOf<typeof connectLogin>> {
  const person = await identifyPerson(deps, params.provider, body, context)
  if ('success' in person) return person
  const at = deps.now()
  const isNew = await inTransaction(deps.db, async (tx) => {
    await lockIdentity(tx, person)
    const member = (await findAndLockMember(tx, memberId)) ?? refuse('SIGN_IN_REQUIRED')
    const known = await findByIdentity(tx, person)
    if (known && known.id !== memberId) refuse('LOGIN_TAKEN')
    if (known) return false
    await insertIdentity(tx, person, memberId, at)
    await notifyOfLoginChange(
      tx,
      deps,
      member,
      { provider: person.provider, isConnected: true },
      at,
    )
    return true
  })
  if (isNew) await storeLoginPicture(deps, person, person.pictureUrl)
  return { success: true, message: socialTexts[context.language].answers.linked }
}

/**
 * Takes a way to sign in away, with the picture that came with it, never the last one.
 *
 * Refuses NOT_FOUND; LAST_LOGIN while there is neither a password nor another provider. The member's
 * row is held, so that two that race cannot take both. Source: docs/rules.md A-16.
 */
export async function disconnectOwnLogin(
  deps: Pick<Deps, 'db' | 'now' | 'publicUrl' | 'storage'>,
  { provider }: ParsedOf<typeof disconnectLogin>['params'],
  { memberId }: Member,
) {
  const at = deps.now()
  const files = await inTransaction(deps.db, async (tx) => {
    const member = (await findAndLockMember(tx, memberId)) ?? refuse('SIGN_IN_REQUIRED')
    const identities = await listIdentities(tx, memberId)
    const others = identities.filter((it) => it.provider !== provider)
    if (others.length === identities.length) refuse('NOT_FOUND')
    if (others.length === 0 && member.password_hash === null) refuse('LAST_LOGIN')
    const dropped = await dropIdentity(tx, memberId, provider)
    await notifyOfLoginChange(tx, deps, member, { provider, isConnected: false }, at)
    return dropped ?? []
  })
  for (const key of files) await deps.storage.delete(key)
  return undefined
}

interface Change {
  readonly provider: SocialProvider
  readonly isConnected: boolean
}

/** Tells a member by mail what else they can sign in with now, or cannot. */
export async function notifyOfLoginChange(
  tx: Db,
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { name, email: to, language }: MemberRow,
  change: Change,
  at: Date,
) {
  const settingsUrl = `${publicUrl}/user/mypage/settings`
  const whom = { name, to, language: toLanguage(language) }
  await notify(tx, { kind: 'LOGIN_CHANGED', ...change, changedAt: at, settingsUrl, ...whom }, at)
}
