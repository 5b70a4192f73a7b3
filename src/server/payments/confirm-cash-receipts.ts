import { sql } from 'kysely'
import { type Db, inTransaction } from '#server/platform/database.ts'
import type { PaymentGateway, ProviderCashReceipt } from '#server/ports/payment-provider.ts'
import {
  type CashReceiptRow,
  findCashReceipt,
  type ReceiptIntentRow,
  receiptAttemptsOf,
  updateCashReceipt,
} from './cash-receipts-store.ts'
import { companyAmong } from './company.ts'
import type { PayingOrders } from './paying-orders.ts'
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
export async function confirmCashReceipts(deps: SyncDeps, orders: PayingOrders): Promise<number> {
  const { gateway } = companyAmong(deps.paymentProviders) ?? {}
  if (!gateway) return 0
  const waiting = await deps.db
    .selectFrom('cash_receipts')
    .selectAll()
    .where((it) =>
      it.or([
        it('is_confirmed', '=', false),
        sql<boolean>`order_number in (select order_number from cash_receipt_attempts where not is_confirmed)`,
      ]),
    )
    .where('looked_at', '<=', new Date(deps.now().getTime() - REST_MS))
    .orderBy('looked_at')
    .limit(BATCH)
    .execute()
  for (const receipt of waiting) {
    const attempts = await receiptAttemptsOf(deps.db, receipt.order_number)
    await take(deps, orders, receipt, await read(gateway, receipt, attempts))
  }
  return waiting.length
}

async function read(
  gateway: PaymentGateway,
  { is_confirmed, issued_at, receipt_key }: CashReceiptRow,
  attempts: readonly ReceiptIntentRow[],
): Promise<Answers> {
  const receiptKey = receipt_key!
  const stateOf = async (what: 'ISSUE' | 'CANCEL', attempt: ReceiptIntentRow | undefined) => {
    const to = attempt?.ended_at ?? issued_at!
    const from = attempt?.created_at ?? to
    const issueNumber = attempt?.issue_number ?? null
    const found = await gateway.readCashReceipt({ receiptKey, what, issueNumber, from, to })
    return found?.state ?? 'IN_PROGRESS'
  }
  const asked = attempts.findLast(({ what }) => what === 'ISSUE')
  const issued = is_confirmed ? 'COMPLETED' : await stateOf('ISSUE', asked)
  const cancelled = new Map<string, State>()
  for (const attempt of attempts.filter(isUnanswered)) {
    cancelled.set(attempt.id, await stateOf('CANCEL', attempt))
  }
  return { issued, cancelled }
}

const isUnanswered = ({ is_confirmed }: ReceiptIntentRow) => !is_confirmed

/** While something is asked about the receipt, its end is looked at another time. */
function take(
  { db, now }: SyncDeps,
  orders: PayingOrders,
  { order_number: number, receipt_key }: CashReceiptRow,
  { issued, cancelled }: Answers,
) {
  const at = now()
  return inTransaction(db, async (tx) => {
    await orders.lock(tx, number)
    const receipt = await findCashReceipt(tx, number)
    if (receipt?.receipt_key !== receipt_key) return
    const attempts = await receiptAttemptsOf(tx, number)
    await updateCashReceipt(tx, number, { looked_at: at })
    if (attempts.some(({ ended_at }) => ended_at === null)) return
    const open = attempts.filter(isUnanswered)
    if (issued === 'FAILED') return takeRefusal(tx, number, open)
    if (issued === 'COMPLETED') {
      await updateCashReceipt(tx, number, { is_confirmed: true, is_due: true })
    }
    for (const attempt of open) {
      await takeCancel(tx, attempt, cancelled.get(attempt.id) ?? 'IN_PROGRESS')
    }
  })
}

/** Of a receipt that never stood nothing was cancelled either. The studio issues it itself. */
async function takeRefusal(tx: Db, number: string, cancels: readonly ReceiptIntentRow[]) {
  for (const { id } of cancels) await endCancel(tx, id, 'FAILED')
  await updateCashReceipt(tx, number, {
    is_confirmed: true,
    is_due: true,
    by_hand: true,
    issued: 0,
    receipt_key: null,
    issue_number: null,
    receipt_url: null,
  })
}

/** What the tax office did not cancel stands, and is the studio's to cancel. */
async function takeCancel(tx: Db, { id, order_number, amount }: ReceiptIntentRow, state: State) {
  if (state === 'IN_PROGRESS') return
  await endCancel(tx, id, state === 'FAILED' ? state : null)
  const { issued } = (await findCashReceipt(tx, order_number))!
  const stands = { issued: issued + amount, by_hand: true }
  await updateCashReceipt(tx, order_number, { is_due: true, ...(state === 'FAILED' && stands) })
}

const endCancel = (tx: Db, id: string, failure: string | null) =>
  tx
    .updateTable('cash_receipt_attempts')
    .set({ is_confirmed: true, failure })
    .where('id', '=', id)
    .execute()
