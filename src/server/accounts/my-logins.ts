import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { connectLogin, disconnectLogin, listMyLogins } from '#contract/my-logins.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { socialTexts } from '#texts/social-login.ts'
import { identifyPerson } from './identify-person.ts'
import { storeLoginPicture } from './login-pictures.ts'
import { findAndLockMember, findById } from './members-store.ts'
import { loginRemoved, notifyOfSignInChange } from './notify-of-sign-in-change.ts'
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

/** Lists the ways in which a member can sign in. Source: MYP-04. */
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
      provider: provider,
      connected_at: created_at.toISOString(),
    })),
  }
}

/**
 * Connects a provider's login to the signed-in member. The provider proves the login, the session
 * proves the member. Idempotent.
 *
 * Refuses PROVIDER_NOT_CONFIGURED, and LOGIN_TAKEN when it is another member's. Source:
 * docs/rules.md A-16.
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
    const change = { kind: 'LOGIN_CHANGED', provider: person.provider, isConnected: true } as const
    await notifyOfSignInChange(tx, deps, member, change, at)
    return true
  })
  if (isNew) await storeLoginPicture(deps, person, person.pictureUrl)
  return { success: true, message: socialTexts[context.language].answers.linked }
}

/**
 * Disconnects a login and deletes its picture.
 *
 * Refuses NOT_FOUND, and LAST_LOGIN if neither a password nor another login remains. Locks the
 * member's row, so that concurrent calls cannot remove both. Source: docs/rules.md A-16.
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
    await notifyOfSignInChange(tx, deps, member, loginRemoved(provider), at)
    return dropped ?? []
  })
  for (const key of files) await deps.storage.delete(key)
  return undefined
}
