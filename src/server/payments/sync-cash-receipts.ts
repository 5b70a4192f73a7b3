import { sql } from 'kysely'
import { won } from '#domain/money/won.ts'
import { cashReceiptStep } from '#domain/payments/cash-receipt.ts'
import { closeMatchingAlarms, openProviderAlarm } from '#server/money/index.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
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
import { findProvider } from './find-provider.ts'
import type { PayableOrder, PayableOrders } from './payable-orders.ts'
import { type SyncDeps, UNKNOWN_FOR_MS } from './sync-payment.ts'

const BATCH = 100
/** Between two questions whose end has not been known for {@link UNKNOWN_FOR_MS}. */
const REST_MS = 30 * 60_000
/** Cancelled, then issued anew; and a look at what is left. */
const MOST_STEPS = 3

/**
 * Brings every receipt to stand for what its order's money is: issued when it is here, less when a
 * part goes back. Through the payment company where one is set up, else it is the studio's to do. Those
 * that were asked about longest ago come first; where the company does not take our keys, the others
 * wait for the next run. Returns how many were looked at.
 */
export async function syncCashReceipts(deps: SyncDeps, orders: PayableOrders): Promise<number> {
  let looked = 0
  for (const number of await receiptsDue(deps)) {
    looked += 1
    // First of all: one that fails has had its turn, too.
    await updateCashReceipt(deps.db, number, { last_synced_at: deps.now() })
    try {
      for (let step = 0; step < MOST_STEPS; step += 1) {
        const outcome = await follow(deps, orders, number)
        if (outcome === 'KEYS_REFUSED') return looked
        if (outcome === 'DONE') break
      }
    } catch (error) {
      deps.log.error({ err: error, order: number }, 'a cash receipt could not be followed up')
    }
  }
  return looked
}

/** Of those whose end was still unknown after {@link UNKNOWN_FOR_MS} only the ones that have rested. */
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

/** What the company is asked; written down before it is. */
interface Intent {
  readonly order: PayableOrder
  readonly receipt: CashReceiptRow
  readonly submission: ReceiptSubmissionRow
  /** The tax office's numbers of the steps before. */
  readonly done: readonly string[]
  readonly now: Date
}

/** `MORE`: a step was made, so that another may be to make. */
type Followed = 'MORE' | 'DONE' | 'KEYS_REFUSED'

async function follow(deps: SyncDeps, orders: PayableOrders, number: string): Promise<Followed> {
  const intent = await inTransaction(deps.db, (tx) => begin(deps, orders, tx, number))
  if (!intent) return 'DONE'
  const answer = await ask(deps, intent)
  if (answer.outcome === 'misconfigured') await openProviderAlarm(deps, answer)
  const isStep = await inTransaction(deps.db, async (tx) => {
    await orders.lock(tx, number)
    return take(deps, orders, tx, intent.submission, answer)
  })
  if (answer.outcome === 'misconfigured') return 'KEYS_REFUSED'
  return isStep ? 'MORE' : 'DONE'
}

async function begin(deps: SyncDeps, orders: PayableOrders, tx: Db, number: string) {
  const order = await orders.lock(tx, number)
  const receipt = (await findCashReceipt(tx, number))!
  const submissions = await receiptSubmissionsOf(tx, number)
  const open = submissions.find(({ ended_at }) => ended_at === null)
  const at = deps.now()
  const done = doneNumbers(submissions)
  if (open) return { order, receipt, submission: open, done, now: at } satisfies Intent

  const step = cashReceiptStep(await readCashReceiptAmount(tx, number), receipt.issued)
  if (step.do === 'NOTHING') {
    await settleManualReceipt(tx, order, receipt, at)
    return null
  }
  if (step.do === 'ISSUE' && receipt.identity === null) {
    // Its number is gone: nobody can issue it until its customer asks again.
    await closeReceiptTasks(tx, number, at)
    await updateCashReceipt(tx, number, { is_due: false })
    return null
  }
  if (step.do === 'ISSUE' && submissions.some(({ is_confirmed }) => !is_confirmed)) {
    // What is to be cancelled may stand after all, and two must not.
    await updateCashReceipt(tx, number, { is_due: false })
    return null
  }
  const lacks = step.do === 'CANCEL' && receipt.receipt_key === null
  if (receipt.is_manual || lacks || !findProvider(deps.paymentProviders)) {
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
  return { order, receipt, submission, done, now: at } satisfies Intent
}

const doneNumbers = (submissions: readonly ReceiptSubmissionRow[]): string[] =>
  submissions.flatMap(({ issue_number: number }) => (number ? [number] : []))

/** Talks to the network, so outside of transactions; the submission's id is the key. */
function ask(
  deps: SyncDeps,
  { order, receipt, submission, done, now }: Intent,
): Promise<CashReceiptOutcome> {
  const { gateway } = findProvider(deps.paymentProviders)!
  const { id: idempotencyKey, sequence, created_at: at } = submission
  const amount = won(submission.amount)
  if (submission.what === 'CANCEL') {
    const receiptKey = receipt.receipt_key!
    return gateway.cancelCashReceipt({ receiptKey, amount, idempotencyKey, at, now, done })
  }
  return gateway.issueCashReceipt({
    providerOrderId: `${order.number}_r${sequence}`,
    orderName: order.productName,
    amount,
    purpose: receipt.purpose,
    number: receipt.identity!,
    idempotencyKey,
    at,
  })
}

/** The tax office has not said yet whether it takes the cancellation. */
const awaitAnswer = (tx: Db, submissionId: string) =>
  tx
    .updateTable('cash_receipt_submissions')
    .set({ is_confirmed: false })
    .where('id', '=', submissionId)
    .execute()

/**
 * An end that is not known stays open and is asked for with its key; after a while the owner is told.
 * The order's row must be locked. True when a step was made.
 */
async function take(
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
  const before = (await findCashReceipt(tx, number))!
  if (answer.outcome === 'refused') {
    // More may have gone back since this was asked for.
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
