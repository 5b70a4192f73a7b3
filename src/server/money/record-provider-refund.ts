import { balanceOf, type RefundStatus } from '#domain/money/order-account.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { addCharge } from './add-charge.ts'
import { emitTask } from './emit-task.ts'
import { handleSentRefund } from './handle-sent-refund.ts'
import type { MoneyEvents } from './money-events.ts'
import { settleAccount } from './settle-account.ts'
import { accountOf, insertRefund, lockReceipt, refundsOfReceipt, updateRefund } from './store.ts'

const GONE: readonly RefundStatus[] = ['SENT', 'SENDING', 'UNCONFIRMED']

interface Elsewhere {
  readonly receiptId: string
  readonly amount: Won
  /** The provider's key of the movement. */
  readonly externalReference: string
  readonly sentAt: Date
  readonly at: Date
}

/**
 * Records money that the provider gave back and nobody asked for here: refunds that were agreed are withdrawn for
 * it, and what was not owed back counts as given, so that nobody is asked to bring it back. False where
 * the movement is known, or is more than the receipt has. Refuses NOT_FOUND.
 */
export async function recordProviderRefund(
  tx: Db,
  events: MoneyEvents,
  { receiptId, amount, externalReference, sentAt, at }: Elsewhere,
): Promise<boolean> {
  const receipt = await lockReceipt(tx, receiptId)
  const ofReceipt = await refundsOfReceipt(tx, receiptId)
  if (ofReceipt.some((it) => it.external_reference === externalReference)) return false
  const gone = ofReceipt.filter(({ status }) => GONE.includes(status))
  const left = receipt.amount - gone.reduce((sum, it) => sum + it.amount, 0)
  // Its provider counts otherwise, which is a question to the owner.
  if (amount > left) return false
  // Of one receipt no more than it brought: what was only agreed makes room and is agreed anew.
  for (const { id, status } of ofReceipt) {
    if (status === 'AGREED' || status === 'FAILED') await updateRefund(tx, id, { status: 'VOID' })
  }
  if (receipt.order_number) await giveUncovered(tx, receipt.order_number, amount, at)
  const sent = await insertRefund(tx, {
    receipt_id: receiptId,
    paid_by: 'PROVIDER',
    amount,
    status: 'SENT',
    agreed_at: sentAt,
    sent_at: sentAt,
    external_reference: externalReference,
  })
  await handleSentRefund(tx, events, receipt, sent)
  if (receipt.order_number) await settleAccount(tx, events, receipt.order_number, at)
  return true
}

/** What leaves beside the customer's credit is an allowance of the studio's. */
async function giveUncovered(tx: Db, orderNumber: string, amount: Won, at: Date) {
  const { credit, charged } = balanceOf(await accountOf(tx, orderNumber))
  const given = won(Math.min(charged, amount - credit))
  if (given <= 0) return
  await addCharge(tx, { orderNumber, kind: 'ALLOWANCE', amount: won(-given), reason: null, at })
  if (given === charged) await emitTask(tx, 'given', orderNumber, at)
}
