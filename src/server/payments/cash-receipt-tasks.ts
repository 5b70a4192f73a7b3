import { formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import { won } from '#domain/money/won.ts'
import type { CashReceiptStep } from '#domain/payments/cash-receipt.ts'
import { closeMatchingAlarms, openAlarm } from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'
import {
  type CashReceiptRow,
  type ReceiptSubmissionRow,
  readCashReceiptAmount,
  updateCashReceipt,
} from './cash-receipts-store.ts'
import type { PayableOrder } from './payable-orders.ts'
import { UNKNOWN_FOR_MS } from './sync-payment.ts'

const KINDS = { ISSUE: 'CASH_RECEIPT', CANCEL: 'CASH_RECEIPT_CANCEL' } as const

/**
 * Opens a task to issue or cancel a receipt at the tax authority. From then on this order's receipt
 * is always manual.
 */
export async function openManualReceiptTask(
  tx: Db,
  receipt: CashReceiptRow,
  step: Exclude<CashReceiptStep, { readonly do: 'NOTHING' }>,
  why: string | null,
  at: Date,
): Promise<void> {
  const { order_number: orderNumber, issued, issue_number } = receipt
  await closeReceiptTasks(tx, orderNumber, at)
  await openAlarm(tx, {
    kind: KINDS[step.do],
    orderNumber,
    paymentKey: null,
    amount: won(step.amount),
    detail: {
      purpose: receipt.purpose,
      ending: receipt.ending,
      ...(why && { why }),
      ...(step.do === 'CANCEL' && { issue_number, left: issued - step.amount }),
    },
    at,
  })
  await updateCashReceipt(tx, orderNumber, { is_manual: true, is_due: false })
}

/**
 * Opens a task if the outcome of a submission has been unknown for {@link UNKNOWN_FOR_MS}. Polling
 * continues meanwhile.
 */
export async function openUnknownReceiptTask(
  tx: Db,
  { order_number: orderNumber, what, amount, created_at: since }: ReceiptSubmissionRow,
  at: Date,
): Promise<void> {
  if (at.getTime() - since.getTime() < UNKNOWN_FOR_MS) return
  await openAlarm(tx, {
    kind: 'CASH_RECEIPT_UNKNOWN',
    orderNumber,
    paymentKey: null,
    amount: won(amount),
    // Marked as known, it stays closed for the rest of the day.
    detail: { what, day: formatSeoulDay(seoulDayOf(at)) },
    at,
  })
}

/**
 * Closes the tasks of a receipt that is up to date, and erases its number once no receipt needs it.
 */
export async function settleManualReceipt(
  tx: Db,
  { paymentState }: PayableOrder,
  receipt: CashReceiptRow,
  at: Date,
): Promise<void> {
  await closeReceiptTasks(tx, receipt.order_number, at)
  const isIssued = receipt.issued > 0 && receipt.is_confirmed
  const isExpected = paymentState === 'UNPAID' || (receipt.issued > 0 && !receipt.is_confirmed)
  const paid = await readCashReceiptAmount(tx, receipt.order_number)
  const isNeeded = isExpected || paid > receipt.issued
  await updateCashReceipt(tx, receipt.order_number, {
    is_due: paid !== receipt.issued,
    ...((isIssued || !isNeeded) && { identity: null }),
  })
}

export async function closeReceiptTasks(tx: Db, orderNumber: string, at: Date) {
  for (const kind of Object.values(KINDS)) {
    await closeMatchingAlarms(tx, kind, { subject: orderNumber }, at)
  }
}
