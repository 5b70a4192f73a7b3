import { balanceOf } from '#domain/money/order-account.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { emitTask } from './emit-task.ts'
import { isBooked, postMatched, postReceived } from './ledger-lines.ts'
import type { MoneyEvents } from './money-events.ts'
import { settleAccount } from './settle-account.ts'
import {
  accountOf,
  insertReceipt,
  lockAccount,
  lockReceipt,
  type ReceiptRow,
  updateReceipt,
} from './store.ts'
import { refuseUnlessUndecided } from './undecided.ts'

interface Movement
  extends Pick<ReceiptRow, 'source' | 'provider' | 'method' | 'external_reference' | 'sender'> {
  readonly amount: Won
  readonly receivedAt: Date
  /** Null while it is not matched with an order. */
  readonly orderNumber: string | null
}

/**
 * Records a payment that arrived. A second report of the same movement changes nothing. Returns
 * false if it was known. Refuses ORDER_NOT_FOUND.
 */
export async function recordReceipt(
  tx: Db,
  events: MoneyEvents,
  { amount, receivedAt, orderNumber, ...movement }: Movement,
  at: Date,
): Promise<boolean> {
  if (orderNumber) await lockAccount(tx, orderNumber)
  const row = {
    ...movement,
    amount,
    received_at: receivedAt,
    recorded_at: at,
    order_number: orderNumber,
    matched_at: orderNumber ? at : null,
  }
  const receipt = await insertReceipt(tx, row)
  if (!receipt) return false
  if (isBooked(receipt)) await postReceived(tx, receipt, at)
  if (orderNumber) await applyReceipt(tx, events, receipt, orderNumber, at)
  else await emitTask(tx, 'receipt', receipt.id, at)
  return true
}

/**
 * Matches a receipt with the order that it pays. Refuses NOT_FOUND, ORDER_NOT_FOUND;
 * ILLEGAL_TRANSITION: matched, reversed, dismissed or sent back already.
 */
export async function matchReceipt(
  tx: Db,
  events: MoneyEvents,
  { receiptId, orderNumber }: { readonly receiptId: string; readonly orderNumber: string },
  at: Date,
): Promise<void> {
  await lockAccount(tx, orderNumber)
  const receipt = await lockReceipt(tx, receiptId)
  await refuseUnlessUndecided(tx, receipt)
  const matched = await updateReceipt(tx, receiptId, {
    order_number: orderNumber,
    matched_at: at,
  })
  if (isBooked(receipt)) await postMatched(tx, matched, at)
  else await postReceived(tx, matched, at)
  await applyReceipt(tx, events, receipt, orderNumber, at)
}

/** Emits the events of a receipt that was assigned to an order, and settles the account. */
async function applyReceipt(
  tx: Db,
  events: MoneyEvents,
  { sender, ...receipt }: ReceiptRow,
  orderNumber: string,
  at: Date,
) {
  const amount = won(receipt.amount)
  const { due, netReceived, charged } = balanceOf(await accountOf(tx, orderNumber))
  const dueBefore = Math.max(0, charged - (netReceived - amount))
  if (dueBefore > 0) await events.moneyReceived(tx, orderNumber, { amount, due, sender }, at)
  if (dueBefore > 0 && due === 0) await events.orderPaid(tx, orderNumber, at)
  await settleAccount(tx, events, orderNumber, at)
}
