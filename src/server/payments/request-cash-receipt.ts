import type { z } from 'zod'
import type {
  CashReceipt,
  cashReceiptField,
  requestCashReceipt as endpoint,
} from '#contract/cash-receipts.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { canRequestAgain, cashReceiptOf, isPaidByTransfer } from './cash-receipt-reply.ts'
import { findCashReceipt, receiptSubmissionsOf } from './cash-receipts-store.ts'
import type { PayableOrders } from './payable-orders.ts'

const ENDING_DIGITS = 4

/**
 * The customer asks for a receipt of money that is, or will be, paid by transfer, or puts the number
 * right before anything was issued; for money that came again after a reversal, once more.
 * Source: docs/rules.md L-9.
 *
 * Refuses ORDER_NOT_FOUND; ILLEGAL_TRANSITION: nothing is paid by transfer, or one was issued.
 */
export async function requestCashReceipt(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  orders: PayableOrders,
  caller: Caller,
  { params, query, body }: ParsedOf<typeof endpoint>,
): Promise<CashReceipt> {
  const at = now()
  const found = await orders.find(db, caller, params.order_number, query.guest_token, at)
  return inTransaction(db, async (tx) => {
    const order = await orders.lock(tx, found.number)
    const { number } = order
    if (!(await isPaidByTransfer(tx, order))) refuse('ILLEGAL_TRANSITION')
    const before = await findCashReceipt(tx, number)
    const steps = await receiptSubmissionsOf(tx, number)
    const isBegun = before && (before.issue_number !== null || steps.length > 0)
    if (isBegun && !canRequestAgain(before, steps)) refuse('ILLEGAL_TRANSITION')
    await storeCashReceiptRequest(tx, number, body, at)
    return (await cashReceiptOf(tx, order)) ?? refuse('ILLEGAL_TRANSITION')
  })
}

/** The job that brings receipts to stand for what they should. */
export const CASH_RECEIPTS_JOB = 'cash-receipts'

/** Nobody who has just asked waits for the job's minute. */
export const startCashReceipts = ({ startJob, log }: Pick<Deps, 'startJob' | 'log'>) =>
  startJob(CASH_RECEIPTS_JOB).catch((error: unknown) => {
    log.warn({ err: error }, 'the receipts’ job could not be started')
  })

/** Writes down what a customer asks for; the last word counts. */
export async function storeCashReceiptRequest(
  tx: Db,
  orderNumber: string,
  { purpose, number }: z.output<typeof cashReceiptField>,
  at: Date,
): Promise<void> {
  const asked = { purpose, identity: number, ending: number.slice(-ENDING_DIGITS) }
  await tx
    .insertInto('cash_receipts')
    .values({ order_number: orderNumber, ...asked, requested_at: at })
    .onConflict((conflict) =>
      conflict.column('order_number').doUpdateSet({ ...asked, is_due: true }),
    )
    .execute()
}
