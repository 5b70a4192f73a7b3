import type { CashReceipt } from '#contract/cash-receipts.ts'
import { balanceOf } from '#domain/money/order-account.ts'
import { cashReceiptAmount } from '#domain/money/order-charges.ts'
import { won } from '#domain/money/won.ts'
import { accountOf, toAccount } from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'
import {
  type CashReceiptRow,
  findCashReceipt,
  type ReceiptSubmissionRow,
  readCashReceiptAmount,
  receiptSubmissionsOf,
} from './cash-receipts-store.ts'
import { findSettledIntent } from './intents-store.ts'
import type { OrderPayment, PaidOrder } from './payment-reply.ts'
import type { PaymentTraces } from './payment-traces.ts'

const NONE = {
  purpose: null,
  ending: null,
  amount: won(0),
  issue_number: null,
  url: null,
  cancel_number: null,
} as const

type ReceiptOrder = Pick<PaidOrder, 'number' | 'amount_due' | 'payment_provider'>

/** Whether money that needs a cash receipt was received by transfer, or is still to be. */
export const isPaidByTransfer = async (db: Db, order: ReceiptOrder): Promise<boolean> =>
  isTransferDue(order) || (await readCashReceiptAmount(db, order.number)) > 0

const isTransferDue = ({ amount_due, payment_provider }: ReceiptOrder) =>
  amount_due > 0 && payment_provider === 'bank_transfer'

/**
 * Returns an order's cash receipt as its customer sees it; null if there is none and none can be
 * requested.
 */
export async function cashReceiptOf(db: Db, order: ReceiptOrder): Promise<CashReceipt | null> {
  const row = await findCashReceipt(db, order.number)
  const isByTransfer = await isPaidByTransfer(db, order)
  if (row) return receiptOfTransfer(row, isByTransfer, await receiptSubmissionsOf(db, order.number))
  return isByTransfer ? { state: 'MAY_ASK', ...NONE } : receiptOfProvider(db, order.number)
}

/** Returns the cash receipt of an order whose account rows and traces are known. */
export async function knownCashReceiptOf(
  db: Db,
  order: ReceiptOrder,
  { has_cash_receipt, has_intents, rows }: PaymentTraces & Pick<OrderPayment, 'rows'>,
): Promise<CashReceipt | null> {
  if (has_cash_receipt) return cashReceiptOf(db, order)
  const isByTransfer = isTransferDue(order) || cashReceiptAmount(toAccount(rows)) > 0
  if (isByTransfer) return { state: 'MAY_ASK', ...NONE }
  return has_intents ? receiptOfProvider(db, order.number) : null
}

function receiptOfTransfer(
  row: CashReceiptRow,
  isByTransfer: boolean,
  submissions: readonly ReceiptSubmissionRow[],
): CashReceipt | null {
  const { purpose, ending, issue_number, receipt_url: url, issued } = row
  const cancel_number = cancelNumberOf(submissions)
  const details = { purpose, ending, amount: won(issued), issue_number, url, cancel_number }
  if (issued > 0) return { state: 'ISSUED', ...details }
  if (isByTransfer && canRequestAgain(row, submissions)) return { state: 'MAY_ASK', ...NONE }
  if (issue_number) return { state: 'CANCELLED', ...details }
  return isByTransfer ? { state: 'ASKED', ...details } : null
}

/** Returns the approval number of the last cancellation, if it came after the last issue. */
function cancelNumberOf(submissions: readonly ReceiptSubmissionRow[]): string | null {
  const completed = submissions.filter(
    ({ ended_at, failure }) => ended_at !== null && failure === null,
  )
  const last = completed.at(-1)
  return last?.what === 'CANCEL' ? last.issue_number : null
}

/**
 * Whether a receipt was cancelled in full: the buyer's number is erased by then, so a new payment
 * needs a new request.
 */
export const canRequestAgain = (
  { issued, identity, issue_number }: CashReceiptRow,
  submissions: readonly ReceiptSubmissionRow[],
): boolean =>
  issued === 0 &&
  identity === null &&
  issue_number !== null &&
  submissions.every(({ ended_at }) => ended_at !== null)

/**
 * Describes the receipt that the provider issued itself; the provider also cancels it on refunds.
 */
async function receiptOfProvider(db: Db, orderNumber: string): Promise<CashReceipt | null> {
  const receipt = (await findSettledIntent(db, orderNumber))?.cash_receipt
  if (!receipt) return null
  const { netReceived } = balanceOf(await accountOf(db, orderNumber))
  return {
    state: netReceived > 0 ? 'ISSUED' : 'CANCELLED',
    ending: null,
    purpose: receipt.purpose,
    amount: won(receipt.amount),
    issue_number: receipt.issueNumber,
    url: receipt.url,
    cancel_number: null,
  }
}
