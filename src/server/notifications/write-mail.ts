import { mailTexts } from '#texts/mails.ts'
import { isAdminNotification } from './compose-admin-mail.ts'
import { composeMail } from './compose-mail.ts'
import { isProductNotification } from './compose-product-mail.ts'
import type { MailNotification, StoredMail } from './mail-content.ts'
import { unlinkNames } from './unlink-names.ts'

interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly content: StoredMail
}

/** Writes the mail of a notification as text, and as the content of its HTML. */
export function writeMail(notification: MailNotification, company: string): WrittenMail {
  const texts = mailTexts[notification.language]
  const { subject, ...mail } = composeMail(unlinkNames(notification))
  // A guest's link has the token that proves access to the order.
  const small = mail.url && hasToken(mail.url) ? [texts.keep] : []
  const content = { ...mail, small, footer: footingOf(notification).footer(company) }
  return { subject, text: mailText(content), content }
}

/** Footer that explains why the mail was sent: not every mail belongs to an order or account. */
function footingOf(notification: MailNotification) {
  const texts = mailTexts[notification.language]
  if (isAdminNotification(notification)) return texts.administrators
  return isProductNotification(notification) ? texts.requests : texts
}

function mailText(mail: StoredMail): string {
  const { heading, code, paragraphs, lines = [], links = [], action, url, small, footer } = mail
  return [
    heading,
    ...(code ? [code] : []),
    ...paragraphs,
    ...(lines.length > 0 ? [lines.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...links.map(({ label, text, url }) => `${label}: ${text}\n${url}`),
    ...(url ? [`${action}: ${url}`] : []),
    `—\n${[...small, footer].join('\n')}`,
  ].join('\n\n')
}

const hasToken = (url: string) => URL.parse(url)?.searchParams.has('token') ?? false
