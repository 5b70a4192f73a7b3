import { sql } from 'kysely'
import { type Db, inTransaction } from '#server/platform/database.ts'
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

const REST_MS = 6 * 60 * 60_000
const BATCH = 50

type State = ProviderCashReceipt['state']

/** What the tax office says of a receipt, and of each of its cancellations that it has not answered. */
interface Answers {
  readonly issued: State
  readonly cancelled: ReadonlyMap<string, State>
}

/**
 * The tax office says yes or no to a receipt, and to a cancellation, one or two days later: then the
 * buyer's number is forgotten, or the studio does itself what was refused. Returns how many were
 * looked at.
 */
export async function confirmCashReceipts(deps: SyncDeps, orders: PayableOrders): Promise<number> {
  const { gateway } = findProvider(deps.paymentProviders) ?? {}
  if (!gateway) return 0
  const waiting = await deps.db
    .selectFrom('cash_receipts')
    .selectAll()
    .where((it) =>
      it.or([
        it('is_confirmed', '=', false),
        sql<boolean>`order_number in (select order_number from cash_receipt_submissions where not is_confirmed)`,
      ]),
    )
    .where('last_checked_at', '<=', new Date(deps.now().getTime() - REST_MS))
    .orderBy('last_checked_at')
    .limit(BATCH)
    .execute()
  for (const receipt of waiting) {
    const submissions = await receiptSubmissionsOf(deps.db, receipt.order_number)
    await take(deps, orders, receipt, await read(gateway, receipt, submissions))
  }
  return waiting.length
}

async function read(
  gateway: PaymentGateway,
  { is_confirmed, issued_at, receipt_key }: CashReceiptRow,
  submissions: readonly ReceiptSubmissionRow[],
): Promise<Answers> {
  const receiptKey = receipt_key!
  const stateOf = async (
    what: 'ISSUE' | 'CANCEL',
    submission: ReceiptSubmissionRow | undefined,
  ) => {
    const to = submission?.ended_at ?? issued_at!
    const from = submission?.created_at ?? to
    const issueNumber = submission?.issue_number ?? null
    const found = await gateway.readCashReceipt({ receiptKey, what, issueNumber, from, to })
    return found?.state ?? 'IN_PROGRESS'
  }
  const asked = submissions.findLast(({ what }) => what === 'ISSUE')
  const issued = is_confirmed ? 'COMPLETED' : await stateOf('ISSUE', asked)
  const cancelled = new Map<string, State>()
  for (const submission of submissions.filter(isUnanswered)) {
    cancelled.set(submission.id, await stateOf('CANCEL', submission))
  }
  return { issued, cancelled }
}

const isUnanswered = ({ is_confirmed }: ReceiptSubmissionRow) => !is_confirmed

/** While something is asked about the receipt, its end is looked at another time. */
function take(
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
    if (issued === 'FAILED') return takeRefusal(tx, number, open)
    if (issued === 'COMPLETED') {
      await updateCashReceipt(tx, number, { is_confirmed: true, is_due: true })
    }
    for (const submission of open) {
      await takeCancel(tx, submission, cancelled.get(submission.id) ?? 'IN_PROGRESS')
    }
  })
}

/** Of a receipt that never stood nothing was cancelled either. The studio issues it itself. */
async function takeRefusal(tx: Db, number: string, cancels: readonly ReceiptSubmissionRow[]) {
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

/** What the tax office did not cancel stands, and is the studio's to cancel. */
async function takeCancel(
  tx: Db,
  { id, order_number, amount }: ReceiptSubmissionRow,
  state: State,
) {
  if (state === 'IN_PROGRESS') return
  await endCancel(tx, id, state === 'FAILED' ? state : null)
  const { issued } = (await findCashReceipt(tx, order_number))!
  const stands = { issued: issued + amount, is_manual: true }
  await updateCashReceipt(tx, order_number, { is_due: true, ...(state === 'FAILED' && stands) })
}

const endCancel = (tx: Db, id: string, failure: string | null) =>
  tx
    .updateTable('cash_receipt_submissions')
    .set({ is_confirmed: true, failure })
    .where('id', '=', id)
    .execute()
