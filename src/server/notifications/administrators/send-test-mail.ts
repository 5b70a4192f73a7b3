import type { ReplyOf } from '#contract/endpoint.ts'
import type { sendTestMail as contract } from '#contract/my-notifications.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DeliveryDeps } from '../deliver-messages.ts'
import { sendNow } from '../send-now.ts'
import { addressOf } from './my-notifications.ts'

/**
 * Sends a test mail to the calling administrator and waits for the mail server's reply; the mail is
 * in the outbox as well. Refuses CONTACT_MISSING: the account has no address.
 */
export async function sendTestMail(
  deps: DeliveryDeps,
  admin: Member,
  context: RequestContext,
): Promise<ReplyOf<typeof contract>> {
  const at = deps.now()
  const { email, language } = await addressOf(deps.db, admin.memberId)
  if (email === '') refuse('CONTACT_MISSING')

  const notification = { kind: 'TEST_MAIL', to: email, language, sentAt: at } as const
  const { outcome, reason } = await sendNow(deps, notification)
  const detail = { outcome, reason }
  await audit(deps.db, admin, context, { action: 'message.test', subject: email, detail, at })
  return { to: email, outcome, reason }
}
