import type { Notification } from './notification.ts'
import type { Message } from './store.ts'

const BLANK = '••••••'

/** What a notification carries that opens something: its code, its password, the tokens of its links. */
export function findSecrets(notification: Notification): string[] {
  const given = [
    'code' in notification ? notification.code : null,
    'password' in notification ? notification.password : null,
    ...Object.values(notification).map((value) =>
      typeof value === 'string' ? tokenIn(value) : null,
    ),
  ]
  return [...new Set(given.filter((secret) => secret !== null))]
}

const tokenIn = (text: string) => URL.parse(text)?.searchParams.get('token') ?? null

type Words = Pick<Message, 'text' | 'html' | 'attachment'>

/** The words of a message without what opened something. */
export function blankSecrets({
  text,
  html,
  attachment,
  secrets,
}: Words & Pick<Message, 'secrets'>) {
  const blank = (words: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, BLANK), words)
  return {
    text: blank(text),
    html: html && blank(html),
    attachment: attachment && JSON.stringify({ ...attachment, text: blank(attachment.text) }),
  }
}
