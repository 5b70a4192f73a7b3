import type { ReplyOf } from '#contract/endpoint.ts'
import type { linkSocialLogin as contract } from '#contract/social-login.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { socialTexts } from '#texts/social-login.ts'
import { hashLinkToken } from './admit-identity.ts'
import { storeLoginPicture } from './login-pictures.ts'
import { findAndLockMember } from './members-store.ts'
import { consumeLink, insertIdentity } from './social-store.ts'

/**
 * Links a pending social login to the member who is signed in.
 *
 * Refuses LINK_EXPIRED: the link is too old, used, or another member's.
 */
export async function linkSocialLogin(
  deps: Pick<Deps, 'db' | 'now' | 'socialLogins' | 'storage' | 'log'>,
  token: string,
  { memberId }: Member,
  { language }: Pick<RequestContext, 'language'>,
): Promise<ReplyOf<typeof contract>> {
  const at = deps.now()
  const { identity, pictureUrl } = await inTransaction(deps.db, (tx) =>
    consumePendingLink(tx, token, memberId, at),
  )
  await storeLoginPicture(deps, identity, pictureUrl)
  return { success: true, message: socialTexts[language].answers.linked }
}

/**
 * Turns a pending login into one of the member's, whose row is locked first. Refuses LINK_EXPIRED.
 */
export async function consumePendingLink(tx: Db, token: string, memberId: string, at: Date) {
  if (!(await findAndLockMember(tx, memberId))) refuse('LINK_EXPIRED')
  const link = await consumeLink(tx, hashLinkToken(token), memberId, at)
  if (!link) refuse('LINK_EXPIRED')
  const identity = { provider: link.provider, subject: link.subject }
  await insertIdentity(tx, identity, memberId, at)
  return { identity, pictureUrl: link.picture_url }
}
