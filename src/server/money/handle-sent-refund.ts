import { balanceOf } from '#domain/money/order-account.ts'
import { won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { required } from '#server/platform/required.ts'
import { emitAmountDue } from './emit-amount-due.ts'
import { postSent } from './ledger-lines.ts'
import type { MoneyEvents } from './money-events.ts'
import { accountOf, type ReceiptRow, type RefundRow } from './store.ts'

/**
 * Writes a sent refund into the ledger and emits it, and any amount that is due again because of
 * it.
 */
export async function handleSentRefund(
  tx: Db,
  events: MoneyEvents,
  receipt: ReceiptRow,
  refund: RefundRow,
): Promise<void> {
  const sent = { amount: won(refund.amount), interest: won(refund.interest) }
  const sentAt = required(refund.sent_at, 'time of a sent refund')
  await postSent(tx, refund, receipt, sentAt)
  const { order_number: orderNumber } = receipt
  if (!orderNumber) return
  await events.refundSent(tx, orderNumber, sent, sentAt)
  const { charged, netReceived } = balanceOf(await accountOf(tx, orderNumber))
  const dueBefore = Math.max(0, charged - netReceived - sent.amount)
  await emitAmountDue(tx, events, { orderNumber, dueBefore }, sentAt)
}
