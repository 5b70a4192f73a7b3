import type { ReplyOf } from '#contract/endpoint.ts'
import type { sendTestMail as contract } from '#contract/my-notifications.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type DeliveryDeps, deliverMessage } from '../deliver-messages.ts'
import { queueMessage } from '../notify.ts'
import { claimMessage, keepUnsendable } from '../queue.ts'
import { findMessage } from '../store.ts'
import { addressOf } from './my-notifications.ts'

/**
 * Sends the administrator a mail through the outbox and answers what came of the first try. Like any
 * other, it is tried again if the mail server does not take it.
 *
 * Refuses CONTACT_MISSING: the account has no address.
 */
export async function sendTestMail(
  deps: DeliveryDeps,
  admin: Member,
  context: RequestContext,
): Promise<ReplyOf<typeof contract>> {
  const at = deps.now()
  const { email, language } = await addressOf(deps.db, admin.memberId)
  if (email === '') refuse('CONTACT_MISSING')

  const message = await inTransaction(deps.db, async (tx) => {
    const url = `${deps.publicUrl}/admin/notifications`
    const id = await queueMessage(tx, { kind: 'ADMIN_TEST', url, to: email, language }, at)
    await audit(tx, admin, context, { action: 'message.test', subject: id, at })
    if (!deps.mail) await keepUnsendable(tx, ['email'], at)
    // Claimed before anybody else can see it, so that its outcome is known here.
    return deps.mail ? claimMessage(tx, id, at) : findMessage(tx, id)
  })
  if (deps.mail) await deliverMessage(deps, message)
  const { id, recipient, status, last_error } = await findMessage(deps.db, message.id)
  return {
    message_id: id,
    to: recipient,
    status: status as ReplyOf<typeof contract>['status'],
    error: last_error,
  }
}
