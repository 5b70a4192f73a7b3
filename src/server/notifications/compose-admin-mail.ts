import { formatFor } from '#texts/format.ts'
import { mailTexts } from '#texts/mails.ts'
import type { MailItemGroup } from './administrators/mail-items.ts'
import type { MailContent, MailNotification } from './mail-content.ts'
import { breakLinks } from './unlink-names.ts'

type AdminNotification = Extract<MailNotification, { readonly kind: `ADMIN_${string}` }>

export const isAdminNotification = (
  notification: MailNotification,
): notification is AdminNotification => notification.kind.startsWith('ADMIN_')

/**
 * Composes a mail to an administrator, with one line and one link to the back office for each item.
 */
export function composeAdminMail(notification: AdminNotification): MailContent {
  const { language } = notification
  const texts = mailTexts[language].administrators
  const { number } = formatFor(language)

  const groups = notification.kind === 'ADMIN_SUMMARY' ? notification.groups : [notification.group]
  const sizeOf = ({ items, more }: MailItemGroup) => items.length + more
  const total = number(groups.reduce((sum, group) => sum + sizeOf(group), 0))
  const heading =
    notification.kind === 'ADMIN_SUMMARY'
      ? texts.summary(total)
      : texts.occasions[notification.group.occasion](total)
  const links = groups.flatMap((group) => {
    const label = texts.labels[group.occasion]
    const listed = group.items.map(({ text, url }) => ({ label, text: breakLinks(text), url }))
    if (group.more === 0) return listed
    return [...listed, { label, text: texts.more(number(group.more)), url: notification.adminUrl }]
  })
  return {
    subject: `[${mailTexts[language].brand}] ${heading}`,
    heading,
    paragraphs: [texts.intro],
    links,
    action: texts.action,
    url: notification.adminUrl,
  }
}
