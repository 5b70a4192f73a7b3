import { inTransaction } from '#server/platform/database.ts'
import type { AskDeps } from './ask-company.ts'
import { type CashReceiptRow, updateCashReceipt } from './cash-receipts-store.ts'
import { companyAmong } from './company.ts'

const REST_MS = 6 * 60 * 60_000
const BATCH = 50

/**
 * The tax office says yes or no to a receipt one or two days later: then its number is forgotten, or
 * the studio issues it itself. Returns how many were looked at.
 */
export async function confirmCashReceipts(deps: AskDeps): Promise<number> {
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
    const read = await company.readCashReceipt(receipt.receipt_key!, receipt.issued_at!)
    await take(deps, receipt, read?.state ?? 'IN_PROGRESS')
  }
  return waiting.length
}

function take(
  { db, now }: AskDeps,
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
    const now = await tx
      .selectFrom('cash_receipts')
      .select('receipt_key')
      .where('order_number', '=', number)
      .forUpdate()
      .executeTakeFirst()
    if (now?.receipt_key !== receipt_key) return
    await updateCashReceipt(tx, number, { looked_at: at, ...ends[state] })
  })
}
