import { companyNames } from '#domain/settings/company-names.ts'
import type { Company, Settings } from '#domain/settings/settings.ts'
import type { Db } from '#server/platform/database.ts'
import type { Part } from '#server/platform/one-statement.ts'
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
  if (notification.to === '') return
  await insertMessage(tx, await writeMessage(tx, notification, at)).execute()
}

/** Part of a statement that queues a message: see {@link notify}. */
export const partsOfMessage = (
  tx: Db,
  notification: Notification,
  { settings, at }: { readonly settings: Pick<Settings, 'company'>; readonly at: Date },
): Part[] =>
  notification.to === ''
    ? []
    : [{ name: 'message', query: insertMessage(tx, toMessage(notification, settings, at)) }]

/** Writes the outbox row of a message, due immediately; the caller inserts it. */
export const writeMessage = async (db: Db, notification: Notification, at: Date) =>
  toMessage(notification, await readSettings(db), at)

function toMessage(notification: Notification, { company }: Pick<Settings, 'company'>, at: Date) {
  const { subject, ...words } = render(notification, company)
  return {
    ...words,
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

function render(notification: Notification, company: Company) {
  if (notification.kind === 'PHONE_CODE') {
    const text = mailTexts[notification.language].phoneCode(notification)
    return { channel: 'sms' as const, subject: '', text, content: null }
  }
  const mail = writeMail(notification, companyNames(company, notification.language).name)
  return { ...mail, channel: 'email' as const, content: JSON.stringify(mail.content) }
}

const singleLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
