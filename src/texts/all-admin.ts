import type { AdminMessages } from './admin-messages.ts'
import { admin as en } from './en/admin.ts'
import { admin as ko } from './ko/admin.ts'
import type { Language } from './messages.ts'
import { admin as vi } from './vi/admin.ts'

/** Texts of the back office in every language, for the server's workbooks. */
export const adminTexts: Readonly<Record<Language, AdminMessages>> = { ko, en, vi }
