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
import type { Part } from '#server/platform/one-statement.ts'
import { refuse } from '#server/platform/refusal.ts'
import { canRequestAgain, cashReceiptOf, isPaidByTransfer } from './cash-receipt-reply.ts'
import { findCashReceipt, receiptSubmissionsOf } from './cash-receipts-store.ts'
import type { PayableOrders } from './payable-orders.ts'

const ENDING_DIGITS = 4

/**
 * Stores the customer's request for a cash receipt for a bank transfer, or corrects its number
 * before anything was issued. After a reversal it can be requested again. Source: docs/rules.md
 * CR-1.
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
    const submissions = await receiptSubmissionsOf(tx, number)
    const isStarted = before && (before.issue_number !== null || submissions.length > 0)
    if (isStarted && !canRequestAgain(before, submissions)) refuse('ILLEGAL_TRANSITION')
    await requestInsert(tx, number, body, at).execute()
    return (await cashReceiptOf(tx, order)) ?? refuse('ILLEGAL_TRANSITION')
  })
}

/** The job that issues and cancels cash receipts. */
export const CASH_RECEIPTS_JOB = 'cash-receipts'

/** Runs the job at once, so that a customer does not wait for its next scheduled run. */
export const startCashReceipts = ({ startJob, log }: Pick<Deps, 'startJob' | 'log'>) =>
  startJob(CASH_RECEIPTS_JOB).catch((error: unknown) => {
    log.warn({ err: error }, 'the receipts’ job could not be started')
  })

/** Part of a statement that stores the request made with a new order. */
export const partOfCashReceipt = (...request: Parameters<typeof requestInsert>): Part => ({
  name: 'cash_receipt',
  query: requestInsert(...request),
})

/** Query that stores a customer's request; a later request replaces it. */
function requestInsert(
  tx: Db,
  orderNumber: string,
  { purpose, number }: z.output<typeof cashReceiptField>,
  at: Date,
) {
  const request = { purpose, identity: number, ending: number.slice(-ENDING_DIGITS) }
  return tx
    .insertInto('cash_receipts')
    .values({ order_number: orderNumber, ...request, requested_at: at })
    .onConflict((conflict) =>
      conflict.column('order_number').doUpdateSet({ ...request, is_due: true }),
    )
}
