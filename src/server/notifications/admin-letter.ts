import { formatFor } from '#texts/format.ts'
import { mailTexts } from '#texts/mails.ts'
import type { Group } from './administrators/mail-items.ts'
import type { Letter, MailNotice } from './letter-content.ts'
import { unlinked } from './unlink-names.ts'

type AdminNotice = Extract<MailNotice, { readonly kind: `ADMIN_${string}` }>

export const isAdminNotice = (notice: MailNotice): notice is AdminNotice =>
  notice.kind.startsWith('ADMIN_')

/** What a mail to an administrator says: one line for each thing, which opens it in the back office. */
export function adminLetter(notice: AdminNotice): Letter {
  const { language } = notice
  const texts = mailTexts[language].administrators
  const { number } = formatFor(language)

  const groups = notice.kind === 'ADMIN_SUMMARY' ? notice.groups : [notice.group]
  const sizeOf = ({ items, more }: Group) => items.length + more
  const total = number(groups.reduce((sum, group) => sum + sizeOf(group), 0))
  const heading =
    notice.kind === 'ADMIN_SUMMARY'
      ? texts.summary(total)
      : texts.occasions[notice.group.occasion](total)
  const links = groups.flatMap((group) => {
    const label = texts.labels[group.occasion]
    const listed = group.items.map(({ text, url }) => ({ label, text: unlinked(text), url }))
    if (group.more === 0) return listed
    return [...listed, { label, text: texts.more(number(group.more)), url: notice.officeUrl }]
  })
  return {
    subject: `[${mailTexts[language].brand}] ${heading}`,
    heading,
    paragraphs: [texts.intro],
    links,
    action: texts.action,
    url: notice.officeUrl,
  }
}
