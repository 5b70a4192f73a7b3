import { paying as en } from './en/paying.ts'
import { paying as ko, type PayingTexts } from './ko/paying.ts'
import type { Language } from './messages.ts'
import { paying as vi } from './vi/paying.ts'

export type { PayingTexts } from './ko/paying.ts'

/** Separate from the site's texts: only the payment page loads them. */
export const payingTexts: Readonly<Record<Language, PayingTexts>> = { ko, en, vi }
