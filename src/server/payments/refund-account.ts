import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { needsRefundAccount } from './payment-reply.ts'
import { isPaidByHand } from './record-refund.ts'
import { type RefundRow, refundsOf, sourceOf } from './store.ts'

/** Refunds that wait for being transferred, so that their account may still be named or put right. */
export async function refundsToAccount(
  db: Db,
  refunds: readonly RefundRow[],
): Promise<RefundRow[]> {
  const found: RefundRow[] = []
  for (const refund of refunds) {
    const waits = refund.amount > 0 && ['APPROVED', 'FAILED'].includes(refund.status)
    const goesThere = waits && (isPaidByHand(refund) || (await goesToAccount(db, refund)))
    if (goesThere) found.push(refund)
  }
  return found
}

const goesToAccount = async (db: Db, refund: RefundRow) =>
  needsRefundAccount(await sourceOf(db, refund))

/**
 * Where refunds go to, learned or put right after they were agreed. The order's row must be locked.
 *
 * Refuses ILLEGAL_TRANSITION: none is to be transferred, or all have left.
 */
export async function setRefundAccount(
  tx: Db,
  orderNumber: string,
  account: DepositAccount,
  at: Date,
) {
  const waiting = await refundsToAccount(tx, await refundsOf(tx, orderNumber))
  if (waiting.length === 0) refuse('ILLEGAL_TRANSITION')
  await tx
    .updateTable('refunds')
    .set((it) => ({
      account: JSON.stringify(account),
      // Until it was named nobody could pay; one that is put right was named before.
      account_named_at: it
        .case()
        .when('account', 'is', null)
        .then(at)
        .else(it.ref('account_named_at'))
        .end(),
    }))
    .where(
      'id',
      'in',
      waiting.map(({ id }) => id),
    )
    .execute()
}
