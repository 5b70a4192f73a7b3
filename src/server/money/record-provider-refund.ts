import { balanceOf, type RefundStatus } from '#domain/money/order-account.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { addCharge } from './add-charge.ts'
import { emitTask } from './emit-task.ts'
import { handleSentRefund } from './handle-sent-refund.ts'
import type { MoneyEvents } from './money-events.ts'
import { settleAccount } from './settle-account.ts'
import { accountOf, insertRefund, lockReceipt, refundsOfReceipt, updateRefund } from './store.ts'

const SENT_STATUSES: readonly RefundStatus[] = ['SENT', 'SENDING', 'UNCONFIRMED']

interface ProviderRefund {
  readonly receiptId: string
  readonly amount: Won
  /** The provider's key of the movement. */
  readonly externalReference: string
  readonly sentAt: Date
  readonly at: Date
}

/**
 * Records a refund that was made at the provider and not requested here. Voids agreed refunds of
 * the same receipt in its favour; the amount beyond the customer's credit becomes an allowance, so
 * that nobody is asked to pay it back. Returns false if the refund is known or exceeds the receipt.
 * Refuses NOT_FOUND.
 */
export async function recordProviderRefund(
  tx: Db,
  events: MoneyEvents,
  { receiptId, amount, externalReference, sentAt, at }: ProviderRefund,
): Promise<boolean> {
  const receipt = await lockReceipt(tx, receiptId)
  const ofReceipt = await refundsOfReceipt(tx, receiptId)
  if (ofReceipt.some((it) => it.external_reference === externalReference)) return false
  const sentRefunds = ofReceipt.filter(({ status }) => SENT_STATUSES.includes(status))
  const left = receipt.amount - sentRefunds.reduce((sum, it) => sum + it.amount, 0)
  // The provider's amounts differ from ours: the comparison opens a task for the owner.
  if (amount > left) return false
  // A receipt's refunds must not exceed it: void what was only agreed; settling agrees the rest again.
  for (const { id, status } of ofReceipt) {
    if (status === 'AGREED' || status === 'FAILED') await updateRefund(tx, id, { status: 'VOID' })
  }
  if (receipt.order_number) await allowUncovered(tx, receipt.order_number, amount, at)
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

/** Adds an allowance for the part of a refund that exceeds the customer's credit. */
async function allowUncovered(tx: Db, orderNumber: string, amount: Won, at: Date) {
  const { credit, charged } = balanceOf(await accountOf(tx, orderNumber))
  const allowance = won(Math.min(charged, amount - credit))
  if (allowance <= 0) return
  await addCharge(tx, { orderNumber, kind: 'ALLOWANCE', amount: won(-allowance), reason: null, at })
  if (allowance === charged) await emitTask(tx, 'given', orderNumber, at)
}
