import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { sendLinkCode, verifyLinkCode } from '#contract/social-login.ts'
import type { Deps } from '#server/deps.ts'
import { deliveryOf, notify } from '#server/notifications/index.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { type CodeSubject, issueCode, proveCode } from '#server/platform/one-time-codes.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import { resolveForDelivery } from '#texts/delivery.ts'
import { hashLinkToken } from './admit-identity.ts'
import { beginSession, sessionOf } from './begin-session.ts'
import { consumePendingLink } from './link-social-login.ts'
import { storeLoginPicture } from './login-pictures.ts'
import { findById } from './members-store.ts'
import { sendCodeLimits, verifyCodeLimits } from './rate-limits.ts'
import { replyWithSession } from './reply-with-session.ts'
import { findLink } from './social-store.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits' | 'mail' | 'sms'>
type Linking = Needed & Pick<Deps, 'socialLogins' | 'storage' | 'log'>

/**
 * Sends a code to the address of the account that a pending social login can be linked with.
 *
 * Refuses LINK_EXPIRED. Source: docs/rules.md A-10.
 */
export async function sendCodeForLink(
  deps: Needed,
  { link_token }: ParsedOf<typeof sendLinkCode>['body'],
  { ip, language }: Pick<RequestContext, 'ip' | 'language'>,
): Promise<ReplyOf<typeof sendLinkCode>> {
  const at = deps.now()
  const { member, subject } = await findPendingLink(deps.db, link_token, at)
  await limitRates(deps, sendCodeLimits(member.email, ip), at)
  await inTransaction(deps.db, async (tx) => {
    const code = await issueCode(tx, deps.secret, subject, at)
    await notify(tx, { kind: 'EMAIL_CODE', code, to: member.email, language }, at)
  })
  return {
    success: true,
    message: resolveForDelivery(texts[language].accounts.answers.email.sent, deliveryOf(deps)),
  }
}

/**
 * Links the pending social login once the code proves access to the account's mailbox, and signs
 * the member in. A code is valid for its own login only.
 *
 * Refuses LINK_EXPIRED, EMAIL_CODE_MISMATCH, EMAIL_CODE_EXPIRED, ACCOUNT_DISABLED and
 * SECOND_FACTOR_REQUIRED.
 */
export async function linkByCode(
  deps: Linking,
  { link_token, code }: ParsedOf<typeof verifyLinkCode>['body'],
  context: RequestContext,
): Promise<ReplyOf<typeof verifyLinkCode>> {
  const at = deps.now()
  const { member, subject } = await findPendingLink(deps.db, link_token, at)
  await limitRates(deps, verifyCodeLimits(member.email, context.ip), at)
  const outcome = await proveCode(deps.db, deps.secret, subject, code, at)
  if (outcome === 'mismatch') refuse('EMAIL_CODE_MISMATCH')
  if (outcome === 'expired') refuse('EMAIL_CODE_EXPIRED')
  if (!member.is_active) refuse('ACCOUNT_DISABLED')

  const { begun, link } = await inTransaction(deps.db, async (tx) => {
    const opening = { member, temporaryHash: null, method: 'EMAIL_CODE' } as const
    const begun = await beginSession(tx, opening, context, at)
    // Without the second factor nothing is linked; the session that it opens links the login.
    const link = 'session' in begun && (await consumePendingLink(tx, link_token, member.id, at))
    return { begun, link }
  })
  const session = sessionOf(begun)
  if (link) await storeLoginPicture(deps, link.identity, link.pictureUrl)
  return replyWithSession(deps, { member, mustChangePassword: false }, session, context, at)
}

async function findPendingLink(db: Db, token: string, at: Date) {
  const hash = hashLinkToken(token)
  const link = (await findLink(db, hash, at)) ?? refuse('LINK_EXPIRED')
  const member = await findById(db, link.member_id)
  if (!member || member.withdrawn_at || member.email === '') refuse('LINK_EXPIRED')
  const subject: CodeSubject = { purpose: 'social_link', target: hash }
  return { member, subject }
}
