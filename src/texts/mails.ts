import { mails as en } from './en/mails.ts'
import { mails as ko, type MailTexts } from './ko/mails.ts'
import type { Language } from './messages.ts'
import { mails as vi } from './vi/mails.ts'

export type { MailWords } from './ko/mail-content.ts'

/** Separate from the screens' texts: only the server uses them. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { ko, en, vi }
