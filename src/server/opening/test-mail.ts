import type { ReplyOf } from '#contract/endpoint.ts'
import type { sendTestMail as endpoint } from '#contract/opening.ts'
import { contactOf } from '#server/accounts/index.ts'
import { type DeliveryDeps, sendNow } from '#server/notifications/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { refuse } from '#server/platform/refusal.ts'

/**
 * Sends a mail to the administrator who asks and waits for what the mail server says; it is in the
 * outbox as well. Refuses CONTACT_MISSING: the account has no address.
 */
export async function testMail(
  deps: DeliveryDeps,
  admin: Member,
  context: RequestContext,
): Promise<ReplyOf<typeof endpoint>> {
  const at = deps.now()
  const { email } = await contactOf(deps.db, admin.memberId)
  if (!email) refuse('CONTACT_MISSING')
  const notice = { kind: 'TEST_MAIL', to: email, language: context.language, sentAt: at } as const
  const { outcome, reason } = await sendNow(deps, notice)
  const detail = { outcome, reason }
  await audit(deps.db, admin, context, { action: 'message.test', subject: email, detail, at })
  return { to: email, outcome, reason }
}
