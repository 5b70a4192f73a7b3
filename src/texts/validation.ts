import { validation as en } from './en/validation.ts'
import { validation as ko, type ValidationTexts } from './ko/validation.ts'
import type { Language } from './messages.ts'
import { validation as vi } from './vi/validation.ts'

export type { ValidationTexts } from './ko/validation.ts'

/** Separate from the screens' texts: only the server validates requests with them. */
export const validationTexts: Readonly<Record<Language, ValidationTexts>> = { ko, en, vi }
