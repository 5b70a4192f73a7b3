import { balanceOf } from '#domain/money/order-account.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { isBooked, postMatched, postReceived } from './ledger-lines.ts'
import type { MoneyEvents } from './money-events.ts'
import { refuseUnlessOpen } from './open-receipt.ts'
import { settleAccount } from './settle-account.ts'
import {
  accountOf,
  insertReceipt,
  lockAccount,
  lockReceipt,
  type ReceiptRow,
  updateReceipt,
} from './store.ts'

interface Movement
  extends Pick<ReceiptRow, 'source' | 'provider' | 'method' | 'external_reference' | 'sender'> {
  readonly amount: Won
  readonly receivedAt: Date
  /** Null: nobody knows yet whose it is. */
  readonly orderNumber: string | null
}

/**
 * Money is here, whoever reports it and however often: the second report of one movement changes
 * nothing. False where it was known. Refuses ORDER_NOT_FOUND.
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
  }
  const receipt = await insertReceipt(tx, row)
  if (!receipt) return false
  if (isBooked(receipt)) await postReceived(tx, receipt, at)
  if (orderNumber) await followReceipt(tx, events, orderNumber, amount, at)
  return true
}

/**
 * It is this order's money. Refuses NOT_FOUND, ORDER_NOT_FOUND; ILLEGAL_TRANSITION: matched, reversed
 * dismissed or sent back already.
 */
export async function matchReceipt(
  tx: Db,
  events: MoneyEvents,
  { receiptId, orderNumber }: { readonly receiptId: string; readonly orderNumber: string },
  at: Date,
): Promise<void> {
  await lockAccount(tx, orderNumber)
  const receipt = await lockReceipt(tx, receiptId)
  await refuseUnlessOpen(tx, receipt)
  const matched = await updateReceipt(tx, receiptId, { order_number: orderNumber })
  if (isBooked(receipt)) await postMatched(tx, matched, at)
  else await postReceived(tx, matched, at)
  await followReceipt(tx, events, orderNumber, won(receipt.amount), at)
}

async function followReceipt(
  tx: Db,
  events: MoneyEvents,
  orderNumber: string,
  amount: Won,
  at: Date,
) {
  const { due, here, charged } = balanceOf(await accountOf(tx, orderNumber))
  const dueBefore = Math.max(0, charged - (here - amount))
  if (dueBefore > 0) await events.moneyReceived(tx, orderNumber, { amount, due }, at)
  if (dueBefore > 0 && due === 0) await events.orderPaid(tx, orderNumber, at)
  await settleAccount(tx, events, orderNumber, at)
}
