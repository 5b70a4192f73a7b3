import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type ReceiptRow, refundsOfReceipt } from './store.ts'

/**
 * Refuses ILLEGAL_TRANSITION unless nobody has decided yet what a receipt is: it is no order's, was neither
 * reversed nor dismissed, and does not go back. The receipt must be locked.
 */
export async function refuseUnlessOpen(tx: Db, receipt: ReceiptRow): Promise<void> {
  const { order_number, reversed_at, dismissed_at } = receipt
  const refunds = await refundsOfReceipt(tx, receipt.id)
  const goesBack = refunds.some(({ status }) => status !== 'VOID')
  if (order_number || reversed_at || dismissed_at || goesBack) refuse('ILLEGAL_TRANSITION')
}
