import { cashReceipt as en } from './en/cash-receipt.ts'
import { cashReceipt as ko } from './ko/cash-receipt.ts'
import type { Language } from './messages.ts'
import { cashReceipt as vi } from './vi/cash-receipt.ts'

export type CashReceiptTexts = typeof ko

/** Apart from the site's sentences: only orders and their receipts load them. */
export const cashReceiptTexts: Readonly<Record<Language, CashReceiptTexts>> = { ko, en, vi }
