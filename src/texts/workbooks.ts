import { workbooks as en } from './en/workbooks.ts'
import { workbooks as ko, type WorkbookTexts } from './ko/workbooks.ts'
import type { Language } from './messages.ts'
import { workbooks as vi } from './vi/workbooks.ts'

/** Apart from the screens' sentences, as those of mails: no browser loads what only the server writes. */
export const workbookTexts: Readonly<Record<Language, WorkbookTexts>> = { ko, en, vi }
