import { cashReceipt as en } from './en/cash-receipt.ts'
import { type CashReceiptTexts, cashReceipt as ko } from './ko/cash-receipt.ts'
import type { Language } from './messages.ts'
import { cashReceipt as vi } from './vi/cash-receipt.ts'

/** Separate from the site's texts: only orders and their receipts load them. */
export const cashReceiptTexts: Readonly<Record<Language, CashReceiptTexts>> = { ko, en, vi }
