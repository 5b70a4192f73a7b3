import { inTransaction } from '#server/platform/database.ts'
import type { AskDeps } from './ask-company.ts'
import {
  type CashReceiptRow,
  findCashReceipt,
  receiptAttemptsOf,
  updateCashReceipt,
} from './cash-receipts-store.ts'
import { companyAmong } from './company.ts'
import type { PayingOrders } from './paying-orders.ts'

const REST_MS = 6 * 60 * 60_000
const BATCH = 50

/**
 * The tax office says yes or no to a receipt one or two days later: then its number is forgotten, or
 * the studio issues it itself. Returns how many were looked at.
 */
export async function confirmCashReceipts(deps: AskDeps, orders: PayingOrders): Promise<number> {
  const { company } = companyAmong(deps.paymentProviders) ?? {}
  if (!company) return 0
  const waiting = await deps.db
    .selectFrom('cash_receipts')
    .selectAll()
    .where('is_confirmed', '=', false)
    .where('looked_at', '<=', new Date(deps.now().getTime() - REST_MS))
    .orderBy('looked_at')
    .limit(BATCH)
    .execute()
  for (const receipt of waiting) {
    const attempts = await receiptAttemptsOf(deps.db, receipt.order_number)
    const asked = attempts.findLast(({ what }) => what === 'ISSUE')
    const issuedAt = receipt.issued_at!
    const from = asked?.created_at ?? issuedAt
    const read = await company.readCashReceipt(receipt.receipt_key!, from, issuedAt)
    await take(deps, orders, receipt, read?.state ?? 'IN_PROGRESS')
  }
  return waiting.length
}

/** While something is asked about the receipt, its end is looked at another time. */
function take(
  { db, now }: AskDeps,
  orders: PayingOrders,
  { order_number: number, receipt_key }: CashReceiptRow,
  state: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED',
) {
  const at = now()
  const ends = {
    IN_PROGRESS: {},
    COMPLETED: { is_confirmed: true, is_due: true },
    FAILED: {
      is_confirmed: true,
      is_due: true,
      by_hand: true,
      issued: 0,
      receipt_key: null,
      issue_number: null,
      receipt_url: null,
    },
  } as const
  return inTransaction(db, async (tx) => {
    await orders.lock(tx, number)
    if ((await findCashReceipt(tx, number))?.receipt_key !== receipt_key) return
    const isAsked = (await receiptAttemptsOf(tx, number)).some(({ ended_at }) => ended_at === null)
    await updateCashReceipt(tx, number, { looked_at: at, ...(!isAsked && ends[state]) })
  })
}
