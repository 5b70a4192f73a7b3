import type { Insertable, Selectable, Updateable } from 'kysely'
import type { OrderAccount } from '#domain/money/order-account.ts'
import { won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { MoneyTables } from './tables.ts'

export type ChargeRow = Selectable<MoneyTables['charges']>
export type ReceiptRow = Selectable<MoneyTables['receipts']>
export type RefundRow = Selectable<MoneyTables['receipt_refunds']>

/**
 * Locks the order's row until the transaction ends. Whatever changes an order's money holds this lock,
 * so that of two changes at once the second sees the first. Refuses ORDER_NOT_FOUND.
 */
export async function lockAccount(tx: Db, orderNumber: string): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('number', '=', orderNumber)
    .forUpdate()
    .executeTakeFirst()
  if (!order) refuse('ORDER_NOT_FOUND')
}

/** Everything that is known of an order's money. */
export async function accountOf(db: Db, orderNumber: string): Promise<OrderAccount> {
  const charges = await db
    .selectFrom('charges')
    .select(['kind', 'amount'])
    .where('order_number', '=', orderNumber)
    .orderBy('id')
    .execute()
  const receipts = await db
    .selectFrom('receipts')
    .select(['id', 'source', 'amount', 'reversed_at'])
    .where('order_number', '=', orderNumber)
    .orderBy('position')
    .execute()
  const refunds = await db
    .selectFrom('receipt_refunds')
    .innerJoin('receipts', 'receipts.id', 'receipt_id')
    .select(['receipt_refunds.id', 'receipt_id', 'paid_by', 'receipt_refunds.amount', 'status'])
    .where('order_number', '=', orderNumber)
    .orderBy('receipt_refunds.position')
    .execute()
  return {
    charges: charges.map(({ kind, amount }) => ({ kind, amount: won(amount) })),
    receipts: receipts.map(({ id, source, amount, reversed_at }) => ({
      id,
      source,
      amount: won(amount),
      isReversed: reversed_at !== null,
    })),
    refunds: refunds.map(({ id, receipt_id: receiptId, paid_by: by, amount, status }) => ({
      id,
      receiptId,
      by,
      amount: won(amount),
      status,
    })),
  }
}

export const insertCharge = (
  tx: Db,
  charge: Insertable<MoneyTables['charges']>,
): Promise<ChargeRow> =>
  tx.insertInto('charges').values(charge).returningAll().executeTakeFirstOrThrow()

/** Undefined where this movement is known already. */
export const insertReceipt = (
  tx: Db,
  receipt: Insertable<MoneyTables['receipts']>,
): Promise<ReceiptRow | undefined> =>
  tx
    .insertInto('receipts')
    .values(receipt)
    .onConflict((conflict) => conflict.columns(['provider', 'external_reference']).doNothing())
    .returningAll()
    .executeTakeFirst()

/**
 * Locks the receipt, and before it the account of its order, until the transaction ends. Refuses
 * NOT_FOUND.
 */
export async function lockReceipt(tx: Db, id: string): Promise<ReceiptRow> {
  const find = () => tx.selectFrom('receipts').selectAll().where('id', '=', id)
  const found = (await find().executeTakeFirst()) ?? refuse('NOT_FOUND')
  if (found.order_number) await lockAccount(tx, found.order_number)
  const receipt = await find().forUpdate().executeTakeFirstOrThrow()
  // Matched meanwhile: once more, with its account.
  return receipt.order_number === found.order_number ? receipt : lockReceipt(tx, id)
}

export const updateReceipt = (
  tx: Db,
  id: string,
  change: Pick<
    Updateable<MoneyTables['receipts']>,
    'order_number' | 'reversed_at' | 'dismissed_at'
  >,
): Promise<ReceiptRow> =>
  tx
    .updateTable('receipts')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const insertRefund = (
  tx: Db,
  refund: Insertable<MoneyTables['receipt_refunds']>,
): Promise<RefundRow> =>
  tx.insertInto('receipt_refunds').values(refund).returningAll().executeTakeFirstOrThrow()

/** Oldest first. */
export const refundsOfReceipt = (db: Db, receiptId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('receipt_refunds')
    .selectAll()
    .where('receipt_id', '=', receiptId)
    .orderBy('position')
    .execute()

/** Refuses NOT_FOUND. */
export async function refundById(db: Db, id: string): Promise<RefundRow> {
  const found = db.selectFrom('receipt_refunds').selectAll().where('id', '=', id)
  return (await found.executeTakeFirst()) ?? refuse('NOT_FOUND')
}

export const updateRefund = (
  tx: Db,
  id: string,
  change: Updateable<MoneyTables['receipt_refunds']>,
): Promise<RefundRow> =>
  tx
    .updateTable('receipt_refunds')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Every report of one payment, oldest first: a deposit that was reversed may come again under its key. */
export const receiptsOfPayment = (
  db: Db,
  { provider, paymentKey }: { readonly provider: string; readonly paymentKey: string },
): Promise<ReceiptRow[]> =>
  db
    .selectFrom('receipts')
    .selectAll()
    .where('provider', '=', provider)
    .where((it) =>
      it.or([
        it('external_reference', '=', paymentKey),
        it('external_reference', 'like', `${paymentKey.replace(/[\\\\%_]/g, '\\\\$&')}#%`),
      ]),
    )
    .orderBy('position')
    .execute()
