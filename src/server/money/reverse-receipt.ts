import { balanceOf } from '#domain/money/order-account.ts'
import type { Db } from '#server/platform/database.ts'
import { emitAmountDue } from './emit-amount-due.ts'
import { isBooked, postReversed } from './ledger-lines.ts'
import type { MoneyEvents } from './money-events.ts'
import { settleAccount, settleUnmatched } from './settle-account.ts'
import { accountOf, lockReceipt, refundsOfReceipt, updateReceipt } from './store.ts'

/**
 * Records that the bank or the provider reversed a receipt: its order's price is due again, and
 * promised refunds of it are voided. Returns false if it was reversed already. Refuses NOT_FOUND.
 */
export async function reverseReceipt(
  tx: Db,
  events: MoneyEvents,
  receiptId: string,
  at: Date,
): Promise<boolean> {
  const receipt = await lockReceipt(tx, receiptId)
  if (receipt.reversed_at) return false
  const { order_number: orderNumber } = receipt
  const dueBefore = orderNumber ? balanceOf(await accountOf(tx, orderNumber)).due : 0
  const reversed = await updateReceipt(tx, receiptId, { reversed_at: at })
  // An unmatched receipt that was to be sent back is in the ledger, too.
  const hasRefunds = (await refundsOfReceipt(tx, receiptId)).length > 0
  if (isBooked(receipt) || hasRefunds) await postReversed(tx, reversed, at)
  if (!orderNumber) {
    await settleUnmatched(tx, reversed, at)
    return true
  }
  await settleAccount(tx, events, orderNumber, at)
  await emitAmountDue(tx, events, { orderNumber, dueBefore }, at)
  return true
}
