import type { Deps } from '#server/deps.ts'
import { errorMessage } from '#server/platform/error-fields.ts'
import { type DeliveryDeps, send } from './deliver-messages.ts'
import type { Notification } from './notification.ts'
import { writeMessage } from './notify.ts'
import { leaseUntil, markFailed, markMessageSent } from './queue.ts'
import { insertMessage } from './store.ts'

interface SendResult {
  /** `kept`: no mail server is connected, so the message is stored in the outbox only. */
  readonly outcome: 'sent' | 'refused' | 'kept'
  /** The mail server's reply when it refused. */
  readonly reason: string | null
}

/**
 * Queues an email and sends it once while the caller waits. There are no retries: the caller gets
 * the result.
 */
export async function sendNow(deps: DeliveryDeps, notification: Notification): Promise<SendResult> {
  const { db, now, mail }: Pick<Deps, 'db' | 'now' | 'mail'> = deps
  const at = now()
  const words = await writeMessage(db, notification, at)
  if (!mail) {
    await insertMessage(db, { ...words, status: 'KEPT', next_attempt_at: null }).execute()
    return { outcome: 'kept', reason: null }
  }
  const leased = { leased_until: leaseUntil(at), attempts: 1 }
  const inserted = insertMessage(db, { ...words, ...leased }).returningAll()
  const message = await inserted.executeTakeFirstOrThrow()
  try {
    await send(deps, message)
  } catch (error) {
    await markFailed(db, message, error, null)
    return { outcome: 'refused', reason: errorMessage(error) }
  }
  await markMessageSent(db, message, now())
  return { outcome: 'sent', reason: null }
}
