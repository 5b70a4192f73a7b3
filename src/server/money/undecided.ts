import type { ExpressionBuilder } from 'kysely'
import type { Db, Tables } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { ReceiptRow } from './store.ts'

/**
 * Nobody has decided yet whose money a receipt is: it is no order's, was neither reversed nor dismissed,
 * and does not go back.
 */
export const isUndecided = (it: ExpressionBuilder<Tables, 'receipts'>) =>
  it.and([
    it('receipts.order_number', 'is', null),
    it('receipts.reversed_at', 'is', null),
    it('receipts.dismissed_at', 'is', null),
    it.not(
      it.exists(
        it
          .selectFrom('refunds')
          .select('refunds.id')
          .whereRef('refunds.receipt_id', '=', 'receipts.id')
          .where('refunds.status', '<>', 'VOID'),
      ),
    ),
  ])

/** Refuses ILLEGAL_TRANSITION unless the receipt is undecided. It must be locked. */
export async function refuseUnlessUndecided(tx: Db, { id }: ReceiptRow): Promise<void> {
  const found = tx.selectFrom('receipts').select('id').where('id', '=', id).where(isUndecided)
  if (!(await found.executeTakeFirst())) refuse('ILLEGAL_TRANSITION')
}
