import { receipt as en } from './en/receipt.ts'
import { receipt as ko, type ReceiptTexts } from './ko/receipt.ts'
import type { Language } from './messages.ts'
import { receipt as vi } from './vi/receipt.ts'

/** Separate from the site's texts: only receipts load them, on their page and in mails. */
export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = { ko, en, vi }
