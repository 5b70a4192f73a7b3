import { sql } from 'kysely'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { required } from '#server/platform/required.ts'
import type { PaymentGateway, ProviderCashReceipt } from '#server/ports/payment-provider.ts'
import {
  type CashReceiptRow,
  findCashReceipt,
  type ReceiptSubmissionRow,
  receiptSubmissionsOf,
  updateCashReceipt,
} from './cash-receipts-store.ts'
import { findProvider } from './find-provider.ts'
import type { PayableOrders } from './payable-orders.ts'
import type { SyncDeps } from './sync-payment.ts'

/** Minimum time between two checks of the same receipt. */
const REST_MS = 6 * 60 * 60_000
const BATCH = 50

type State = ProviderCashReceipt['state']

/** Status at the tax authority of a receipt, and of its cancellations that are not answered yet. */
interface Answers {
  readonly issued: State
  readonly cancelled: ReadonlyMap<string, State>
}

/**
 * Checks whether the tax authority accepted receipts and cancellations, which takes one or two
 * days. Accepted: the buyer's number is erased. Refused: the owner does it by hand. Returns how
 * many receipts were checked.
 */
export async function confirmCashReceipts(deps: SyncDeps, orders: PayableOrders): Promise<number> {
  const { gateway } = findProvider(deps.paymentProviders) ?? {}
  if (!gateway) return 0
  const waiting = await deps.db
    .selectFrom('cash_receipts')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('is_confirmed', '=', false),
        sql<boolean>`order_number in (select order_number from cash_receipt_submissions where not is_confirmed)`,
      ]),
    )
    .where('last_checked_at', '<=', new Date(deps.now().getTime() - REST_MS))
    .orderBy('last_checked_at')
    .limit(BATCH)
    .execute()
  for (const receipt of waiting) {
    const submissions = await receiptSubmissionsOf(deps.db, receipt.order_number)
    await applyAnswers(deps, orders, receipt, await read(gateway, receipt, submissions))
  }
  return waiting.length
}

async function read(
  gateway: PaymentGateway,
  { is_confirmed, issued_at, receipt_key }: CashReceiptRow,
  submissions: readonly ReceiptSubmissionRow[],
): Promise<Answers> {
  const receiptKey = required(receipt_key, 'key of an issued cash receipt')
  const stateOf = async (
    what: 'ISSUE' | 'CANCEL',
    submission: ReceiptSubmissionRow | undefined,
  ) => {
    const to = submission?.ended_at ?? required(issued_at, 'time of an issued cash receipt')
    const from = submission?.created_at ?? to
    const issueNumber = submission?.issue_number ?? null
    const found = await gateway.readCashReceipt({ receiptKey, what, issueNumber, from, to })
    return found?.state ?? 'IN_PROGRESS'
  }
  const issue = submissions.findLast(({ what }) => what === 'ISSUE')
  const issued = is_confirmed ? 'COMPLETED' : await stateOf('ISSUE', issue)
  const cancelled = new Map<string, State>()
  for (const submission of submissions.filter(isUnanswered)) {
    cancelled.set(submission.id, await stateOf('CANCEL', submission))
  }
  return { issued, cancelled }
}

const isUnanswered = ({ is_confirmed }: ReceiptSubmissionRow) => !is_confirmed

/** Applies the answers, unless a submission is in progress: then the next run checks again. */
function applyAnswers(
  { db, now }: SyncDeps,
  orders: PayableOrders,
  { order_number: number, receipt_key }: CashReceiptRow,
  { issued, cancelled }: Answers,
) {
  const at = now()
  return inTransaction(db, async (tx) => {
    await orders.lock(tx, number)
    const receipt = await findCashReceipt(tx, number)
    if (receipt?.receipt_key !== receipt_key) return
    const submissions = await receiptSubmissionsOf(tx, number)
    await updateCashReceipt(tx, number, { last_checked_at: at })
    if (submissions.some(({ ended_at }) => ended_at === null)) return
    const open = submissions.filter(isUnanswered)
    if (issued === 'FAILED') return applyRefusal(tx, number, open)
    if (issued === 'COMPLETED') {
      await updateCashReceipt(tx, number, { is_confirmed: true, is_due: true })
    }
    for (const submission of open) {
      await applyCancelAnswer(tx, submission, cancelled.get(submission.id) ?? 'IN_PROGRESS')
    }
  })
}

/**
 * Resets a receipt that the tax authority refused, with its cancellations: the owner issues it by
 * hand.
 */
async function applyRefusal(tx: Db, number: string, cancels: readonly ReceiptSubmissionRow[]) {
  for (const { id } of cancels) await endCancel(tx, id, 'FAILED')
  await updateCashReceipt(tx, number, {
    is_confirmed: true,
    is_due: true,
    is_manual: true,
    issued: 0,
    receipt_key: null,
    issue_number: null,
    receipt_url: null,
  })
}

/**
 * Records the answer to a cancellation. If it was refused, the receipt is still valid and the owner
 * cancels it by hand.
 */
async function applyCancelAnswer(
  tx: Db,
  { id, order_number, amount }: ReceiptSubmissionRow,
  state: State,
) {
  if (state === 'IN_PROGRESS') return
  await endCancel(tx, id, state === 'FAILED' ? state : null)
  const { issued } = required(await findCashReceipt(tx, order_number), 'cash receipt')
  const reverted = { issued: issued + amount, is_manual: true }
  await updateCashReceipt(tx, order_number, { is_due: true, ...(state === 'FAILED' && reverted) })
}

const endCancel = (tx: Db, id: string, failure: string | null) =>
  tx
    .updateTable('cash_receipt_submissions')
    .set({ is_confirmed: true, failure })
    .where('id', '=', id)
    .execute()
