import { workbooks as en } from './en/workbooks.ts'
import { workbooks as ko, type WorkbookTexts } from './ko/workbooks.ts'
import type { Language } from './messages.ts'
import { workbooks as vi } from './vi/workbooks.ts'

/** Separate from the screens' texts: only the server writes workbooks. */
export const workbookTexts: Readonly<Record<Language, WorkbookTexts>> = { ko, en, vi }
