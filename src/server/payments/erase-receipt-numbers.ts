import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

/**
 * Erases by which number receipts of these orders were asked for, but of those that are still to be
 * issued: they are owed, and forget it then. Source: docs/rules.md A-12.
 */
export async function eraseReceiptNumbers(tx: Db, orderNumbers: readonly string[]) {
  if (orderNumbers.length === 0) return
  await tx
    .updateTable('cash_receipts')
    .set({ identity: null, ending: '' })
    .where('order_number', 'in', orderNumbers)
    .where((it) =>
      it.or([
        it.and([it('issued', '>', 0), it('is_confirmed', '=', true)]),
        it.not(
          it.exists(
            it
              .selectFrom('receipts')
              .select(sql.lit(1).as('one'))
              .whereRef('receipts.order_number', '=', 'cash_receipts.order_number')
              .where('source', '=', 'BANK')
              .where('reversed_at', 'is', null),
          ),
        ),
      ]),
    )
    .execute()
}
