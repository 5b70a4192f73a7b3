import type { CashReceipt } from '#contract/cash-receipts.ts'
import { won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { settledAttempt } from './attempts-store.ts'
import {
  type CashReceiptRow,
  cashOf,
  findCashReceipt,
  type ReceiptAttemptRow,
  receiptAttemptsOf,
} from './cash-receipts-store.ts'
import type { PaymentRow } from './store.ts'

const NONE = {
  purpose: null,
  ending: null,
  amount: won(0),
  issue_number: null,
  url: null,
  cancel_number: null,
} as const

/** The receipt of an order's money for the tax office; null where there is none and none to ask for. */
export async function cashReceiptOf(db: Db, payment: PaymentRow): Promise<CashReceipt | null> {
  const { order_number: orderNumber, provider, status } = payment
  if (provider !== 'bank_transfer') return ofCompany(db, payment)
  const row = await findCashReceipt(db, orderNumber)
  const mayCome = status === 'WAITING' || status === 'TAKEN_BACK' || cashOf(payment) > 0
  if (row) return ofTransfer(row, mayCome, await receiptAttemptsOf(db, orderNumber))
  return mayCome ? { state: 'MAY_ASK', ...NONE } : null
}

function ofTransfer(
  row: CashReceiptRow,
  mayCome: boolean,
  steps: readonly ReceiptAttemptRow[],
): CashReceipt | null {
  const { purpose, ending, issue_number, receipt_url: url, issued } = row
  const cancel_number = cancelNumberOf(steps)
  const told = { purpose, ending, amount: won(issued), issue_number, url, cancel_number }
  if (issued > 0) return { state: 'ISSUED', ...told }
  if (mayCome && mayAskAgain(row, steps)) return { state: 'MAY_ASK', ...NONE }
  if (issue_number) return { state: 'CANCELLED', ...told }
  return mayCome ? { state: 'ASKED', ...told } : null
}

/** Of what was cancelled last of the receipt that was issued last. */
function cancelNumberOf(steps: readonly ReceiptAttemptRow[]): string | null {
  const done = steps.filter(({ ended_at, failure }) => ended_at !== null && failure === null)
  const last = done.at(-1)
  return last?.what === 'CANCEL' ? last.issue_number : null
}

/**
 * Of a receipt that stood and was cancelled the buyer's number is gone: where money comes anew, it is
 * asked for again.
 */
export const mayAskAgain = (
  { issued, identity, issue_number }: CashReceiptRow,
  steps: readonly ReceiptAttemptRow[],
): boolean =>
  issued === 0 &&
  identity === null &&
  issue_number !== null &&
  steps.every(({ ended_at }) => ended_at !== null)

/** What the company issued by itself; it cancels by itself too what goes back. */
async function ofCompany(db: Db, payment: PaymentRow): Promise<CashReceipt | null> {
  const receipt = (await settledAttempt(db, payment.order_number))?.cash_receipt
  if (!receipt) return null
  return {
    state: payment.status === 'REFUNDED' ? 'CANCELLED' : 'ISSUED',
    ending: null,
    purpose: receipt.purpose,
    amount: won(receipt.amount),
    issue_number: receipt.issueNumber,
    url: receipt.url,
    cancel_number: null,
  }
}
