import { sql } from 'kysely'
import { won } from '#domain/money/won.ts'
import { cashReceiptStep } from '#domain/payments/cash-receipt.ts'
import { closeMatchingAlarms, openProviderAlarm } from '#server/money/index.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { required } from '#server/platform/required.ts'
import type { CashReceiptOutcome } from '#server/ports/payment-provider.ts'
import {
  closeReceiptTasks,
  openManualReceiptTask,
  openUnknownReceiptTask,
  settleManualReceipt,
} from './cash-receipt-tasks.ts'
import {
  type CashReceiptRow,
  findCashReceipt,
  type ReceiptSubmissionRow,
  readCashReceiptAmount,
  receiptSubmissionsOf,
  updateCashReceipt,
} from './cash-receipts-store.ts'
import { findProvider, requireProvider } from './find-provider.ts'
import type { PayableOrder, PayableOrders } from './payable-orders.ts'
import { type SyncDeps, UNKNOWN_FOR_MS } from './sync-payment.ts'

const BATCH = 100
/** Time between two calls once the outcome has been unknown for {@link UNKNOWN_FOR_MS}. */
const REST_MS = 30 * 60_000
/** Cancel, issue again, and a final check. */
const MOST_STEPS = 3

/**
 * Brings every cash receipt in line with its order's money: issues it when the money has arrived,
 * reduces it on refunds. Uses the payment provider if one is configured, otherwise opens a task for
 * the owner. The receipts that waited longest come first; if the provider rejects our keys, the
 * rest wait for the next run. Returns how many were processed.
 */
export async function syncCashReceipts(deps: SyncDeps, orders: PayableOrders): Promise<number> {
  let looked = 0
  for (const number of await receiptsDue(deps)) {
    looked += 1
    // Before the work, so that a receipt that fails does not block the others.
    await updateCashReceipt(deps.db, number, { last_synced_at: deps.now() })
    try {
      for (let step = 0; step < MOST_STEPS; step += 1) {
        const outcome = await syncReceipt(deps, orders, number)
        if (outcome === 'KEYS_REFUSED') return looked
        if (outcome === 'DONE') break
      }
    } catch (error) {
      deps.log.error({ err: error, order: number }, 'a cash receipt could not be followed up')
    }
  }
  return looked
}

/**
 * Finds receipts to sync. Those with a long unknown outcome are repeated only every {@link
 * REST_MS}.
 */
async function receiptsDue({ db, now }: SyncDeps): Promise<readonly string[]> {
  const at = now().getTime()
  const due = await db
    .selectFrom('cash_receipts')
    .select('order_number')
    .where('is_due', '=', true)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('last_synced_at', 'is', null),
        eb('last_synced_at', '<=', new Date(at - REST_MS)),
        not(
          exists(
            selectFrom('cash_receipt_submissions as submission')
              .select('submission.id')
              .whereRef('submission.order_number', '=', 'cash_receipts.order_number')
              .where('submission.ended_at', 'is', null)
              .where(
                sql<boolean>`submission.created_at <= cash_receipts.last_synced_at - make_interval(secs => ${UNKNOWN_FOR_MS / 1_000})`,
              ),
          ),
        ),
      ]),
    )
    .orderBy('last_synced_at', (order) => order.asc().nullsFirst())
    .orderBy('order_number')
    .limit(BATCH)
    .execute()
  return due.map(({ order_number: number }) => number)
}

/** A submission to the provider; stored before the call. */
interface Step {
  readonly order: PayableOrder
  readonly receipt: CashReceiptRow
  readonly submission: ReceiptSubmissionRow
  /** Approval numbers of the order's earlier submissions. */
  readonly done: readonly string[]
  readonly now: Date
}

/** `MORE`: a step was completed and another may follow. */
type StepResult = 'MORE' | 'DONE' | 'KEYS_REFUSED'

async function syncReceipt(
  deps: SyncDeps,
  orders: PayableOrders,
  number: string,
): Promise<StepResult> {
  const step = await inTransaction(deps.db, (tx) => beginStep(deps, orders, tx, number))
  if (!step) return 'DONE'
  const answer = await submit(deps, step)
  if (answer.outcome === 'misconfigured') await openProviderAlarm(deps, answer)
  const isStep = await inTransaction(deps.db, async (tx) => {
    await orders.lock(tx, number)
    return applyOutcome(deps, orders, tx, step.submission, answer)
  })
  if (answer.outcome === 'misconfigured') return 'KEYS_REFUSED'
  return isStep ? 'MORE' : 'DONE'
}

async function beginStep(deps: SyncDeps, orders: PayableOrders, tx: Db, number: string) {
  const order = await orders.lock(tx, number)
  const receipt = required(await findCashReceipt(tx, number), 'cash receipt')
  const submissions = await receiptSubmissionsOf(tx, number)
  const open = submissions.find(({ ended_at }) => ended_at === null)
  const at = deps.now()
  const done = doneNumbers(submissions)
  if (open) return { order, receipt, submission: open, done, now: at } satisfies Step

  const step = cashReceiptStep(await readCashReceiptAmount(tx, number), receipt.issued)
  if (step.do === 'NOTHING') {
    await settleManualReceipt(tx, order, receipt, at)
    return null
  }
  if (step.do === 'ISSUE' && receipt.identity === null) {
    // The number is erased: nobody can issue it until its customer requests it again.
    await closeReceiptTasks(tx, number, at)
    await updateCashReceipt(tx, number, { is_due: false })
    return null
  }
  if (step.do === 'ISSUE' && submissions.some(({ is_confirmed }) => !is_confirmed)) {
    // A cancellation may still be refused, and two receipts must never be valid at once.
    await updateCashReceipt(tx, number, { is_due: false })
    return null
  }
  const lacksKey = step.do === 'CANCEL' && receipt.receipt_key === null
  if (receipt.is_manual || lacksKey || !findProvider(deps.paymentProviders)) {
    await openManualReceiptTask(tx, receipt, step, null, at)
    return null
  }
  const submission = await tx
    .insertInto('cash_receipt_submissions')
    .values({
      order_number: number,
      sequence: submissions.length + 1,
      what: step.do,
      amount: step.amount,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { order, receipt, submission, done, now: at } satisfies Step
}

const doneNumbers = (submissions: readonly ReceiptSubmissionRow[]): string[] =>
  submissions.flatMap(({ issue_number: number }) => (number ? [number] : []))

/** Calls the provider, outside of transactions, with the submission's id as idempotency key. */
function submit(
  deps: SyncDeps,
  { order, receipt, submission, done, now }: Step,
): Promise<CashReceiptOutcome> {
  const { gateway } = requireProvider(deps.paymentProviders)
  const { id: idempotencyKey, sequence, created_at: at } = submission
  const amount = won(submission.amount)
  if (submission.what === 'CANCEL') {
    const receiptKey = required(receipt.receipt_key, 'key of an issued cash receipt')
    return gateway.cancelCashReceipt({ receiptKey, amount, idempotencyKey, at, now, done })
  }
  return gateway.issueCashReceipt({
    providerOrderId: `${order.number}_r${sequence}`,
    orderName: order.productName,
    amount,
    purpose: receipt.purpose,
    number: required(receipt.identity, 'number of a cash receipt to issue'),
    idempotencyKey,
    at,
  })
}

/** Marks a cancellation as not yet accepted by the tax authority. */
const awaitAnswer = (tx: Db, submissionId: string) =>
  tx
    .updateTable('cash_receipt_submissions')
    .set({ is_confirmed: false })
    .where('id', '=', submissionId)
    .execute()

/**
 * Applies the provider's reply. An unknown outcome stays open and is repeated with the same key;
 * after a while a task is opened. The caller must hold the order's lock. Returns true if the step
 * was completed.
 */
async function applyOutcome(
  deps: SyncDeps,
  orders: PayableOrders,
  tx: Db,
  submission: ReceiptSubmissionRow,
  answer: CashReceiptOutcome,
): Promise<boolean> {
  const at = deps.now()
  if (answer.outcome === 'unknown' || answer.outcome === 'misconfigured') {
    await openUnknownReceiptTask(tx, submission, at)
    return false
  }
  const ended = await tx
    .updateTable('cash_receipt_submissions')
    .set({
      ended_at: at,
      failure: answer.outcome === 'refused' ? answer.code : null,
      issue_number: answer.outcome === 'done' ? answer.receipt.issueNumber : null,
    })
    .where('id', '=', submission.id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!ended) return false
  const { order_number: number, what, amount } = ended
  await closeMatchingAlarms(tx, 'CASH_RECEIPT_UNKNOWN', { subject: number }, at)
  const before = required(await findCashReceipt(tx, number), 'cash receipt')
  if (answer.outcome === 'refused') {
    // More may have been refunded since this was submitted.
    const left = cashReceiptStep(await readCashReceiptAmount(tx, number), before.issued)
    if (left.do === 'NOTHING') return true
    await openManualReceiptTask(tx, before, left, answer.code, at)
    return false
  }
  if (what === 'CANCEL') {
    if (answer.receipt.state !== 'COMPLETED') await awaitAnswer(tx, submission.id)
    await updateCashReceipt(tx, number, { issued: before.issued - amount, last_checked_at: at })
    return true
  }
  const { receiptKey: receipt_key, issueNumber: issue_number, url, state } = answer.receipt
  const issued = await updateCashReceipt(tx, number, {
    issued: amount,
    receipt_key,
    issue_number: issue_number ?? receipt_key,
    receipt_url: url,
    is_confirmed: state === 'COMPLETED',
    issued_at: at,
    last_checked_at: at,
  })
  await orders.notifyOfCashReceipt(tx, number, issued, at)
  return true
}
