import { paying as en } from './en/paying.ts'
import { paying as ko } from './ko/paying.ts'
import type { Language } from './messages.ts'
import { paying as vi } from './vi/paying.ts'

/** Every sentence of the payment page, in the shape of the Korean ones. */
export type PayingTexts = typeof ko

/** Apart from the site's sentences: only the payment page loads them. */
export const payingTexts: Readonly<Record<Language, PayingTexts>> = { ko, en, vi }
