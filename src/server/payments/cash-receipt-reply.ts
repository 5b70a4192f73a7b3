import type { CashReceipt } from '#contract/cash-receipts.ts'
import { balanceOf } from '#domain/money/order-account.ts'
import { won } from '#domain/money/won.ts'
import { accountOf } from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'
import {
  type CashReceiptRow,
  findCashReceipt,
  type ReceiptSubmissionRow,
  readCashReceiptAmount,
  receiptSubmissionsOf,
} from './cash-receipts-store.ts'
import { findSettledIntent } from './intents-store.ts'
import type { PaidOrder } from './payment-reply.ts'

const NONE = {
  purpose: null,
  ending: null,
  amount: won(0),
  issue_number: null,
  url: null,
  cancel_number: null,
} as const

type ReceiptOrder = Pick<PaidOrder, 'number' | 'amount_due' | 'payment_provider'>

/** Whether money that a receipt is issued for is here by transfer, or still due so. */
export const isPaidByTransfer = async (
  db: Db,
  { number, amount_due, payment_provider }: ReceiptOrder,
): Promise<boolean> =>
  (amount_due > 0 && payment_provider === 'bank_transfer') ||
  (await readCashReceiptAmount(db, number)) > 0

/** The receipt of an order's money for the tax office; null where there is none and none to ask for. */
export async function cashReceiptOf(db: Db, order: ReceiptOrder): Promise<CashReceipt | null> {
  const row = await findCashReceipt(db, order.number)
  const mayCome = await isPaidByTransfer(db, order)
  if (row) return ofTransfer(row, mayCome, await receiptSubmissionsOf(db, order.number))
  return mayCome ? { state: 'MAY_ASK', ...NONE } : ofProvider(db, order.number)
}

function ofTransfer(
  row: CashReceiptRow,
  mayCome: boolean,
  steps: readonly ReceiptSubmissionRow[],
): CashReceipt | null {
  const { purpose, ending, issue_number, receipt_url: url, issued } = row
  const cancel_number = cancelNumberOf(steps)
  const details = { purpose, ending, amount: won(issued), issue_number, url, cancel_number }
  if (issued > 0) return { state: 'ISSUED', ...details }
  if (mayCome && canRequestAgain(row, steps)) return { state: 'MAY_ASK', ...NONE }
  if (issue_number) return { state: 'CANCELLED', ...details }
  return mayCome ? { state: 'ASKED', ...details } : null
}

/** Of what was cancelled last of the receipt that was issued last. */
function cancelNumberOf(steps: readonly ReceiptSubmissionRow[]): string | null {
  const done = steps.filter(({ ended_at, failure }) => ended_at !== null && failure === null)
  const last = done.at(-1)
  return last?.what === 'CANCEL' ? last.issue_number : null
}

/**
 * Of a receipt that stood and was cancelled the buyer's number is gone: where money comes anew, it is
 * asked for again.
 */
export const canRequestAgain = (
  { issued, identity, issue_number }: CashReceiptRow,
  steps: readonly ReceiptSubmissionRow[],
): boolean =>
  issued === 0 &&
  identity === null &&
  issue_number !== null &&
  steps.every(({ ended_at }) => ended_at !== null)

/** What the provider issued by itself; it also cancels by itself what goes back. */
async function ofProvider(db: Db, orderNumber: string): Promise<CashReceipt | null> {
  const receipt = (await findSettledIntent(db, orderNumber))?.cash_receipt
  if (!receipt) return null
  const { here } = balanceOf(await accountOf(db, orderNumber))
  return {
    state: here > 0 ? 'ISSUED' : 'CANCELLED',
    ending: null,
    purpose: receipt.purpose,
    amount: won(receipt.amount),
    issue_number: receipt.issueNumber,
    url: receipt.url,
    cancel_number: null,
  }
}
