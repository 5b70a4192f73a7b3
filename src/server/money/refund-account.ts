import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { isOpenRefund, needsAccount, refundsOfOrder } from './due-refunds.ts'

/** Returns the account for an order's refunds; undefined while the customer has not named one. */
export const refundAccountOf = (db: Db, orderNumber: string) =>
  db
    .selectFrom('refund_accounts')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()

/**
 * Stores or corrects the account for an order's refunds before the next one is sent. The caller
 * must hold the account's lock. Refuses ILLEGAL_TRANSITION: nothing is to be transferred.
 */
export async function nameRefundAccount(
  tx: Db,
  orderNumber: string,
  account: DepositAccount,
  at: Date,
): Promise<void> {
  const refunds = await refundsOfOrder(tx, orderNumber)
  const isExpected = refunds.some(
    (it) => isOpenRefund(it) && it.status !== 'SENDING' && needsAccount(it),
  )
  if (!isExpected) refuse('ILLEGAL_TRANSITION')
  await storeRefundAccount(tx, orderNumber, account, at)
}

/** Stores the account before a refund is agreed, so that its message can show it. */
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
    // `named_at` starts the deadline: correcting an account does not restart it.
    .onConflict((conflict) =>
      conflict.column('order_number').doUpdateSet({ account: named.account }),
    )
    .execute()
}
