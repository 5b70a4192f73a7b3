import type { Notification } from './notification.ts'
import type { Message } from './store.ts'

const BLANK = '••••••'

/** Lists the secrets in a notification: its code, its password, the tokens of its links. */
export function findSecrets(notification: Notification): string[] {
  const candidates = [
    'code' in notification ? notification.code : null,
    'password' in notification ? notification.password : null,
    ...Object.values(notification).map((value) =>
      typeof value === 'string' ? tokenIn(value) : null,
    ),
  ]
  return [...new Set(candidates.filter((secret) => secret !== null))]
}

const tokenIn = (text: string) => URL.parse(text)?.searchParams.get('token') ?? null

type Words = Pick<Message, 'text' | 'content' | 'attachment'>

/** Returns the texts of a message with its secrets blanked. */
export function blankSecrets({
  text,
  content,
  attachment,
  secrets,
}: Words & Pick<Message, 'secrets'>) {
  const blank = (words: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, BLANK), words)
  return {
    text: blank(text),
    content:
      content &&
      JSON.stringify(content, (_, value) => (typeof value === 'string' ? blank(value) : value)),
    attachment: attachment && JSON.stringify({ ...attachment, text: blank(attachment.text) }),
  }
}
