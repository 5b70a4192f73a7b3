import { receipt as en } from './en/receipt.ts'
import { receipt as ko, type ReceiptTexts } from './ko/receipt.ts'
import type { Language } from './messages.ts'
import { receipt as vi } from './vi/receipt.ts'

/** Apart from the site's sentences: only a receipt loads them, on its page or in its mail. */
export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = { ko, en, vi }
