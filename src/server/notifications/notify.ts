import { companyNames } from '#domain/settings/company-names.ts'
import type { Db } from '#server/platform/database.ts'
import { readSettings } from '#server/settings/index.ts'
import { mailTexts } from '#texts/mails.ts'
import type { Notice } from './notice.ts'
import { secretsOf } from './secrets.ts'
import { insertMessage } from './store.ts'
import { writeMail } from './write-mail.ts'

/**
 * Queues a message in the transaction of the change that it announces, so that the message exists
 * if and only if the change does; delivery follows. Does nothing for a customer without an address.
 */
export async function notify(tx: Db, notice: Notice, at: Date): Promise<void> {
  if (notice.to !== '') await queueMessage(tx, notice, at)
}

/** Queues a message to a recipient with an address; returns its id. */
export async function queueMessage(tx: Db, notice: Notice, at: Date): Promise<string> {
  const { id } = await insertMessage(tx, await writeMessage(tx, notice, at))
  return id
}

/** Inserts a message into the outbox, due immediately. */
export async function writeMessage(db: Db, notice: Notice, at: Date) {
  const { subject, ...words } = await write(db, notice)
  return {
    ...words,
    // A line break would begin a header of the writer's own.
    subject: singleLine(subject),
    recipient: singleLine(notice.to),
    kind: notice.kind,
    language: notice.language,
    attachment: 'attachment' in notice ? JSON.stringify(notice.attachment) : null,
    secrets: secretsOf(notice),
    order_number: 'orderNumber' in notice ? notice.orderNumber : null,
    status: 'QUEUED' as const,
    next_attempt_at: at,
    created_at: at,
  }
}

async function write(tx: Db, notice: Notice) {
  if (notice.kind === 'PHONE_CODE') {
    const text = mailTexts[notice.language].phoneCode(notice)
    return { channel: 'sms', subject: '', text, html: null }
  }
  const { company } = await readSettings(tx)
  return { channel: 'email', ...writeMail(notice, companyNames(company, notice.language).name) }
}

const singleLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
