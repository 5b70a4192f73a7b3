import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { isOpenRefund, needsAccount, refundsOfOrder } from './due-refunds.ts'

/** Where an order's refunds go to; undefined while nobody has said. */
export const refundAccountOf = (db: Db, orderNumber: string) =>
  db
    .selectFrom('refund_accounts')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()

/**
 * Stores where refunds of an order go to, or puts it right before the next one is sent. The account must
 * be locked. Refuses ILLEGAL_TRANSITION: nothing is to be transferred.
 */
export async function nameRefundAccount(
  tx: Db,
  orderNumber: string,
  account: DepositAccount,
  at: Date,
): Promise<void> {
  const refunds = await refundsOfOrder(tx, orderNumber)
  const waits = refunds.some(
    (it) => isOpenRefund(it) && it.status !== 'SENDING' && needsAccount(it),
  )
  if (!waits) refuse('ILLEGAL_TRANSITION')
  await storeRefundAccount(tx, orderNumber, account, at)
}

/** Stores the account before a refund is agreed, so that its letter can name it. */
export async function storeRefundAccount(
  tx: Db,
  orderNumber: string,
  account: DepositAccount,
  at: Date,
): Promise<void> {
  const named = { account: JSON.stringify(account), named_at: at }
  await tx
    .insertInto('refund_accounts')
    .values({ order_number: orderNumber, ...named })
    // Since when it could have been paid: putting an account right does not begin the time anew.
    .onConflict((conflict) =>
      conflict.column('order_number').doUpdateSet({ account: named.account }),
    )
    .execute()
}
