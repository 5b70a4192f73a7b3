import type { CashReceipt } from '#contract/cash-receipts.ts'
import { won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { newestAttempt } from './attempts-store.ts'
import { type CashReceiptRow, cashOf, findCashReceipt } from './cash-receipts-store.ts'
import type { PaymentRow } from './store.ts'

const NONE = { purpose: null, ending: null, amount: won(0), issue_number: null, url: null } as const

/** The receipt of an order's money for the tax office; null where there is none and none to ask for. */
export async function cashReceiptOf(db: Db, payment: PaymentRow): Promise<CashReceipt | null> {
  const { order_number: orderNumber, provider, status } = payment
  if (provider !== 'bank_transfer') return ofCompany(db, payment)
  const row = await findCashReceipt(db, orderNumber)
  if (row) return ofTransfer(row, payment)
  const mayCome = status === 'WAITING' || status === 'TAKEN_BACK' || cashOf(payment) > 0
  return mayCome ? { state: 'MAY_ASK', ...NONE } : null
}

function ofTransfer(row: CashReceiptRow, payment: PaymentRow): CashReceipt | null {
  const { purpose, ending, issue_number, receipt_url: url, issued } = row
  const told = { purpose, ending, amount: won(issued), issue_number, url }
  if (issued > 0) return { state: 'ISSUED', ...told }
  if (issue_number) return { state: 'CANCELLED', ...told }
  const mayCome = cashOf(payment) > 0 || ['WAITING', 'TAKEN_BACK'].includes(payment.status)
  return mayCome ? { state: 'ASKED', ...told } : null
}

/** What the company issued by itself; it cancels by itself too what goes back. */
async function ofCompany(db: Db, payment: PaymentRow): Promise<CashReceipt | null> {
  const attempt = await newestAttempt(db, payment.order_number)
  const receipt = attempt?.status === 'SETTLED' ? attempt.cash_receipt : null
  if (!receipt) return null
  return {
    state: payment.status === 'REFUNDED' ? 'CANCELLED' : 'ISSUED',
    ending: null,
    purpose: receipt.purpose,
    amount: won(receipt.amount),
    issue_number: receipt.issueNumber,
    url: receipt.url,
  }
}
