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

/** No company does it: the studio types it in at the tax office itself, from now on always. */
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

/** Only the company can say whether it was done; asking goes on meanwhile. */
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
    // Known for a day, and told of again on the next one.
    detail: { what, day: formatSeoulDay(seoulDayOf(at)) },
    at,
  })
}

/** What was to be done is done: a number that no receipt needs any more is forgotten. */
export async function settleManualReceipt(
  tx: Db,
  { paymentState }: PayableOrder,
  receipt: CashReceiptRow,
  at: Date,
): Promise<void> {
  await closeReceiptTasks(tx, receipt.order_number, at)
  const stands = receipt.issued > 0 && receipt.is_confirmed
  const mayCome = paymentState === 'UNPAID' || (receipt.issued > 0 && !receipt.is_confirmed)
  const kept = await readCashReceiptAmount(tx, receipt.order_number)
  const isNeeded = mayCome || kept > receipt.issued
  await updateCashReceipt(tx, receipt.order_number, {
    is_due: kept !== receipt.issued,
    ...((stands || !isNeeded) && { identity: null }),
  })
}

export async function closeReceiptTasks(tx: Db, orderNumber: string, at: Date) {
  for (const kind of Object.values(KINDS)) {
    await closeMatchingAlarms(tx, kind, { subject: orderNumber }, at)
  }
}
