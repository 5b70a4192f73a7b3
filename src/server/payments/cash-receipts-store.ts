import type { Selectable, Updateable } from 'kysely'
import { cashReceiptAmount } from '#domain/money/order-charges.ts'
import type { Won } from '#domain/money/won.ts'
import { accountOf } from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { PaymentTables } from './tables.ts'

export type CashReceiptRow = Selectable<PaymentTables['cash_receipts']>
export type ReceiptSubmissionRow = Selectable<PaymentTables['cash_receipt_submissions']>

export const findCashReceipt = (db: Db, orderNumber: string): Promise<CashReceiptRow | undefined> =>
  db
    .selectFrom('cash_receipts')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()

export const updateCashReceipt = (
  tx: Db,
  orderNumber: string,
  change: Updateable<PaymentTables['cash_receipts']>,
): Promise<CashReceiptRow> =>
  tx
    .updateTable('cash_receipts')
    .set(change)
    .where('order_number', '=', orderNumber)
    .returningAll()
    .executeTakeFirstOrThrow()

export const receiptSubmissionsOf = (
  db: Db,
  orderNumber: string,
): Promise<ReceiptSubmissionRow[]> =>
  db
    .selectFrom('cash_receipt_submissions')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('sequence')
    .execute()

/** Returns the amount in won for which the order's cash receipt should be issued. */
export const readCashReceiptAmount = async (db: Db, orderNumber: string): Promise<Won> =>
  cashReceiptAmount(await accountOf(db, orderNumber))
