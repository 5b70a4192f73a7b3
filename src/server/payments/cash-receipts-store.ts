import type { Selectable, Updateable } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import type { PaymentRow } from './store.ts'
import type { PaymentTables } from './tables.ts'

export type CashReceiptRow = Selectable<PaymentTables['cash_receipts']>
export type ReceiptAttemptRow = Selectable<PaymentTables['cash_receipt_attempts']>

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

export const receiptAttemptsOf = (db: Db, orderNumber: string): Promise<ReceiptAttemptRow[]> =>
  db
    .selectFrom('cash_receipt_attempts')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('nth')
    .execute()

const HERE: readonly PaymentRow['status'][] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']

/** What of an order's price came by transfer, is here and was not given back. */
export const cashOf = (payment: PaymentRow): number =>
  payment.provider === 'bank_transfer' && HERE.includes(payment.status)
    ? payment.amount - payment.refunded_amount
    : 0
