import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

/**
 * Erases the numbers of these orders' cash receipts, except for receipts that still have to be
 * issued: those are erased afterwards. Source: docs/rules.md A-12.
 */
export async function eraseReceiptNumbers(tx: Db, orderNumbers: readonly string[]) {
  if (orderNumbers.length === 0) return
  await tx
    .updateTable('cash_receipts')
    .set({ identity: null, ending: '' })
    .where('order_number', 'in', orderNumbers)
    .where((eb) =>
      eb.or([
        eb.and([eb('issued', '>', 0), eb('is_confirmed', '=', true)]),
        eb.not(
          eb.exists(
            eb
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
