import { companyNames } from '#domain/settings/company-names.ts'
import type { Db } from '#server/platform/database.ts'
import { readSettings } from '#server/settings/index.ts'
import { mailTexts } from '#texts/mails.ts'
import type { Notification } from './notification.ts'
import { findSecrets } from './secrets.ts'
import { insertMessage } from './store.ts'
import { writeMail } from './write-mail.ts'

/**
 * Queues a message in the transaction of the change that it announces, so that the message exists
 * if and only if the change does; delivery follows. Does nothing for a customer without an address.
 */
export async function notify(tx: Db, notification: Notification, at: Date): Promise<void> {
  if (notification.to !== '') await queueMessage(tx, notification, at)
}

/** Queues a message to a recipient with an address; returns its id. */
async function queueMessage(tx: Db, notification: Notification, at: Date): Promise<string> {
  const { id } = await insertMessage(tx, await writeMessage(tx, notification, at))
  return id
}

/** Writes the outbox row of a message, due immediately; the caller inserts it. */
export async function writeMessage(db: Db, notification: Notification, at: Date) {
  const { subject, ...content } = await render(db, notification)
  return {
    ...content,
    // A line break would start a new mail header.
    subject: singleLine(subject),
    recipient: singleLine(notification.to),
    kind: notification.kind,
    language: notification.language,
    attachment: 'attachment' in notification ? JSON.stringify(notification.attachment) : null,
    secrets: findSecrets(notification),
    order_number: 'orderNumber' in notification ? notification.orderNumber : null,
    status: 'QUEUED' as const,
    next_attempt_at: at,
    created_at: at,
  }
}

async function render(tx: Db, notification: Notification) {
  if (notification.kind === 'PHONE_CODE') {
    const text = mailTexts[notification.language].phoneCode(notification)
    return { channel: 'sms' as const, subject: '', text, html: null }
  }
  const { company } = await readSettings(tx)
  return {
    channel: 'email' as const,
    ...writeMail(notification, companyNames(company, notification.language).name),
  }
}

const singleLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
