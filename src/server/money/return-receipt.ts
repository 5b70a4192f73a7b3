import { refundAccountMethods } from '#domain/payments/refund-account-methods.ts'
import type { Db } from '#server/platform/database.ts'
import { isBooked, postReceived } from './ledger-lines.ts'
import { insertRefund, lockReceipt } from './store.ts'
import { refuseUnlessUndecided } from './undecided.ts'

/**
 * Agrees to refund a receipt of no order in full: through its provider, or by transfer where the
 * payer has to name an account. Refuses NOT_FOUND; ILLEGAL_TRANSITION: it was decided before.
 */
export async function returnReceipt(tx: Db, receiptId: string, at: Date): Promise<void> {
  const receipt = await lockReceipt(tx, receiptId)
  await refuseUnlessUndecided(tx, receipt)
  if (!isBooked(receipt)) await postReceived(tx, receipt, at)
  const needsAccount = refundAccountMethods.includes(receipt.method)
  await insertRefund(tx, {
    receipt_id: receiptId,
    paid_by: needsAccount ? 'BANK' : receipt.source,
    amount: receipt.amount,
    status: 'AGREED',
    agreed_at: at,
  })
}
