import type { markCashReceipt as marking } from '#contract/cash-receipts.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { won } from '#domain/money/won.ts'
import { cashReceiptStep } from '#domain/payments/cash-receipt.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { settleManualReceipt } from './cash-receipt-tasks.ts'
import {
  findCashReceipt,
  readCashReceiptAmount,
  receiptSubmissionsOf,
  updateCashReceipt,
} from './cash-receipts-store.ts'
import type { PayableOrders } from './payable-orders.ts'

interface Work {
  readonly admin: Member
  readonly context: RequestContext
}

/**
 * Reveals the full number that the owner enters at the tax authority, and logs that it was viewed.
 *
 * Refuses ILLEGAL_TRANSITION: the receipt is not manual, or its number was erased.
 */
export function revealReceiptNumber(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { admin, context }: Work,
  orderNumber: string,
) {
  return inTransaction(db, async (tx) => {
    const receipt = await findCashReceipt(tx, orderNumber)
    if (!receipt?.is_manual || !receipt.identity) refuse('ILLEGAL_TRANSITION')
    const entry = { action: 'cash-receipt.view', subject: orderNumber, at: now() } as const
    await audit(tx, admin, context, entry)
    return { purpose: receipt.purpose, number: receipt.identity }
  })
}

/**
 * Records that the owner issued or cancelled a receipt at the tax authority, for the amount shown.
 * A new receipt is confirmed to its customer, and its number is erased. A cancellation has its own
 * approval number; the receipt keeps the one it was issued with.
 *
 * Refuses ORDER_NOT_FOUND; ILLEGAL_TRANSITION: nothing is to be done by hand; EDIT_CONFLICT with
 * the current step: the order's money has changed since it was shown.
 */
export function recordManualCashReceipt(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  orders: PayableOrders,
  { admin, context }: Work,
  { params, body }: ParsedOf<typeof marking>,
) {
  const at = now()
  return inTransaction(db, async (tx) => {
    const order = await orders.lock(tx, params.order_number)
    const before = await findCashReceipt(tx, order.number)
    const paid = await readCashReceiptAmount(tx, order.number)
    const step = before ? cashReceiptStep(paid, before.issued) : { do: 'NOTHING' as const }
    if (!before?.is_manual || step.do === 'NOTHING') refuse('ILLEGAL_TRANSITION')
    const { issue_number, ...shown } = body
    if (shown.what !== step.do || shown.amount !== step.amount) {
      refuse('EDIT_CONFLICT', { current: { what: step.do, amount: step.amount } })
    }
    await insertSubmission(tx, order.number, body, at)
    const newReceipt = { issue_number, issued_at: at, receipt_key: null, receipt_url: null }
    const marked = await updateCashReceipt(tx, order.number, {
      issued: step.do === 'ISSUE' ? step.amount : before.issued - step.amount,
      is_confirmed: true,
      ...(step.do === 'ISSUE' && newReceipt),
    })
    await settleManualReceipt(tx, order, marked, at)
    if (step.do === 'ISSUE') await orders.notifyOfCashReceipt(tx, order.number, marked, at)
    const detail = { what: step.do, amount: step.amount, issue_number }
    const entry = { action: 'cash-receipt.done', subject: order.number, detail, at } as const
    await audit(tx, admin, context, entry)
    return { order_number: order.number, issued: won(marked.issued) }
  })
}

async function insertSubmission(
  tx: Db,
  order_number: string,
  { what, amount, issue_number }: ParsedOf<typeof marking>['body'],
  at: Date,
) {
  const sequence = (await receiptSubmissionsOf(tx, order_number)).length + 1
  const step = { order_number, sequence, what, amount, issue_number, is_manual: true }
  await tx
    .insertInto('cash_receipt_submissions')
    .values({ ...step, created_at: at, ended_at: at })
    .execute()
}
