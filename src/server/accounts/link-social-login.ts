import type { ReplyOf } from '#contract/endpoint.ts'
import type { linkSocialLogin as contract } from '#contract/social-login.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import { hashLinkToken } from './admit-identity.ts'
import { insertIdentity, takeLink } from './social-store.ts'

/**
 * Links the login that waits, for the member who signed in some other way.
 *
 * Refuses LINK_EXPIRED: too old, used, or another member's.
 */
export async function linkSocialLogin(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
  { memberId }: Member,
  { language }: Pick<RequestContext, 'language'>,
): Promise<ReplyOf<typeof contract>> {
  const at = now()
  await inTransaction(db, async (tx) => {
    const link = await takeLink(tx, hashLinkToken(token), memberId, at)
    if (!link) refuse('LINK_EXPIRED')
    const identity = { provider: link.provider as SocialProvider, subject: link.subject }
    await insertIdentity(tx, identity, memberId, at)
  })
  return { success: true, message: texts[language].accounts.social.answers.linked }
}
