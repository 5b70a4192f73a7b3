import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { accountOf } from './store.ts'

/** Money that came so goes back to an account that its payer names, not the way it came. */
export const ACCOUNT_METHODS = ['bank_transfer', 'virtual_account'] as const

/** Where an order's refunds go to; undefined while nobody has said. */
export const refundAccountOf = (db: Db, orderNumber: string) =>
  db
    .selectFrom('refund_accounts')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()

/**
 * Where refunds of an order go to, or put right before the next one leaves. The account must be locked.
 * Refuses ILLEGAL_TRANSITION: nothing is to go back any more.
 */
export async function nameRefundAccount(
  tx: Db,
  orderNumber: string,
  account: DepositAccount,
  at: Date,
): Promise<void> {
  const { refunds } = await accountOf(tx, orderNumber)
  const waits = refunds.some(({ status }) => status === 'AGREED' || status === 'FAILED')
  if (!waits) refuse('ILLEGAL_TRANSITION')
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
