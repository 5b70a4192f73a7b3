import { MINUTE_MS } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database.ts'
import { emitAdminEvent } from './administrators/emit-admin-event.ts'
import { renderMailHtml } from './mail-html.ts'
import { claimNext, markFailed, markMessageSent, setAsideUnsendable } from './queue.ts'
import type { Message } from './store.ts'

/** Delays before the second, third … attempt, in minutes; after the last there is none. */
const DELAYS_MINUTES = [1, 5, 15, 60, 240, 720, 1_440] as const

export type DeliveryDeps = Pick<Deps, 'db' | 'now' | 'mail' | 'sms' | 'publicUrl' | 'log'>

/**
 * Delivers every due message, one after another; returns the number of attempts. Several workers
 * may run at once.
 *
 * A message is leased, sent, then marked. After a crash between sending and marking it is sent
 * again when the lease ends: at least once, never lost, always with the same message id. A refused
 * message is retried with growing delays, eight times in two days.
 */
export async function deliverMessages(
  deps: DeliveryDeps,
  isStopping = () => false,
): Promise<number> {
  const { db, now, mail, sms } = deps
  const closed = [...(mail ? [] : ['email' as const]), ...(sms ? [] : ['sms' as const])]
  await setAsideUnsendable(db, closed, now())

  for (let tried = 0; ; tried += 1) {
    const message = isStopping() ? undefined : await claimNext(db, closed, now())
    if (!message) return tried
    await deliverMessage(deps, message)
  }
}

/** Attempts a claimed message once and records the result. */
async function deliverMessage(deps: DeliveryDeps, message: Message): Promise<void> {
  const { db, now, log } = deps
  try {
    await send(deps, message)
  } catch (error) {
    const next = nextAttemptAt(message.attempts, now())
    await recordFailure(deps, message, error, next)
    const details = {
      err: error,
      message: message.id,
      kind: message.kind,
      attempts: message.attempts,
    }
    if (next) log.warn(details, 'message not taken')
    else log.error(details, 'message given up')
    return
  }
  await markMessageSent(db, message, now())
}

/**
 * Notifies administrators of an email that failed for good, except one that was itself such a
 * notification.
 */
function recordFailure(
  { db, now }: DeliveryDeps,
  message: Message,
  error: unknown,
  next: Date | null,
) {
  return inTransaction(db, async (tx) => {
    await markFailed(tx, message, error, next)
    if (next || message.kind.startsWith('ADMIN_')) return
    await emitAdminEvent(tx, { occasion: 'MAIL_FAILED', subject: message.id, at: now() })
  })
}

export async function send({ mail, sms, publicUrl }: DeliveryDeps, message: Message) {
  const { id, channel, recipient: to, subject, text, content, attachment } = message
  if (channel === 'sms' && sms) return sms.send({ to, text })
  // `claimNext` returns no such message.
  if (channel === 'sms' || !mail) throw new Error(`no sender for ${channel} is set up`)
  const messageId = `<${id}@${new URL(publicUrl).hostname}>`
  const html = content && renderMailHtml({ ...message, content })
  return mail.send({ to, subject, text, html, attachment, messageId })
}

function nextAttemptAt(attempts: number, at: Date): Date | null {
  const minutes = DELAYS_MINUTES[attempts - 1]
  return minutes === undefined ? null : new Date(at.getTime() + minutes * MINUTE_MS)
}
