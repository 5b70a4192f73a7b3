import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { insertRefund, lockReceipt, refundsOfReceipt } from './store.ts'

/**
 * Nobody knows whose a receipt is: all of it goes back the way it came. Refuses NOT_FOUND;
 * ILLEGAL_TRANSITION: it is an order's, was reversed, or goes back already.
 */
export async function sendBack(tx: Db, receiptId: string, at: Date): Promise<void> {
  const { order_number, reversed_at, source, amount } = await lockReceipt(tx, receiptId)
  const refunds = await refundsOfReceipt(tx, receiptId)
  const goesBack = refunds.some(({ status }) => status !== 'VOID')
  if (order_number || reversed_at || goesBack) refuse('ILLEGAL_TRANSITION')
  const refund = { receipt_id: receiptId, paid_by: source, amount } as const
  await insertRefund(tx, { ...refund, status: 'AGREED', agreed_at: at })
}
