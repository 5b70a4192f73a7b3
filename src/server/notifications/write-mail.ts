import { mailTexts } from '#texts/mails.ts'
import { isAdminNotice } from './admin-letter.ts'
import { letterOf } from './letter.ts'
import type { Letter, MailNotice } from './letter-content.ts'
import { mailHtml } from './mail-html.ts'
import { isProductNotice } from './product-letter.ts'
import { unlinkNames } from './unlink-names.ts'

export interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Writes the mail of a notice, as text and as HTML that say the same. */
export function writeMail(notice: MailNotice, company: string): WrittenMail {
  const texts = mailTexts[notice.language]
  const letter = letterOf(unlinkNames(notice))
  // A guest's link carries the token that proves whose order it is.
  const small = letter.url && hasToken(letter.url) ? [texts.keep] : []
  const footer = footingOf(notice).footer(company)
  const page = { language: notice.language, brand: texts.brand, linkHint: texts.linkHint, footer }
  return {
    subject: letter.subject,
    text: mailText(letter, [...small, footer]),
    html: mailHtml(letter, small, page),
  }
}

/** What says why a mail comes: not all of them belong to an order or account. */
function footingOf(notice: MailNotice) {
  const texts = mailTexts[notice.language]
  if (isAdminNotice(notice)) return texts.administrators
  return isProductNotice(notice) ? texts.requests : texts
}

function mailText(letter: Letter, ending: readonly string[]): string {
  const { heading, code, paragraphs, lines = [], links = [], action, url } = letter
  return [
    heading,
    ...(code ? [code] : []),
    ...paragraphs,
    ...(lines.length > 0 ? [lines.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...links.map(({ label, text, url }) => `${label}: ${text}\n${url}`),
    ...(url ? [`${action}: ${url}`] : []),
    `—\n${ending.join('\n')}`,
  ].join('\n\n')
}

const hasToken = (url: string) => URL.parse(url)?.searchParams.has('token') ?? false
