import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { OrderAccount } from '#domain/money/order-account.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { required } from '#server/platform/required.ts'
import type { MoneyTables } from './tables.ts'

export type ChargeRow = Selectable<MoneyTables['charges']>
export type ReceiptRow = Selectable<MoneyTables['receipts']>
export type RefundRow = Selectable<MoneyTables['refunds']>

/** All rows of one order's money, each list oldest first. */
export interface AccountRows {
  readonly charges: readonly ChargeRow[]
  readonly receipts: readonly ReceiptRow[]
  readonly refunds: readonly RefundRow[]
}

/**
 * Locks the order's row until the transaction ends. Every change of an order's money holds this
 * lock. Refuses ORDER_NOT_FOUND.
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

/**
 * Returns the accounts of these orders, by order number; empty lists for an order without money.
 */
export async function accountRowsOfOrders(
  db: Db,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, AccountRows>> {
  if (orderNumbers.length === 0) return new Map()
  const isOneOf = sql<boolean>`order_number = any(${orderNumbers})`
  const charges = await db.selectFrom('charges').selectAll().where(isOneOf).orderBy('id').execute()
  const receipts = await db
    .selectFrom('receipts')
    .selectAll()
    .where(isOneOf)
    .orderBy('position')
    .execute()
  const refunds = receipts.length === 0 ? [] : await refundsOfReceipts(db, receipts)
  const orderOf = new Map(receipts.map((it) => [it.id, it.order_number]))
  return new Map(
    orderNumbers.map((number) => [
      number,
      {
        charges: charges.filter((it) => it.order_number === number),
        receipts: receipts.filter((it) => it.order_number === number),
        refunds: refunds.filter((it) => orderOf.get(it.receipt_id) === number),
      },
    ]),
  )
}

const refundsOfReceipts = (db: Db, receipts: readonly ReceiptRow[]) =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where(sql<boolean>`receipt_id = any(${receipts.map(({ id }) => id)}::uuid[])`)
    .orderBy('position')
    .execute()

export const toAccount = ({ charges, receipts, refunds }: AccountRows): OrderAccount => ({
  charges: charges.map(({ kind, amount }) => ({ kind, amount: won(amount) })),
  receipts: receipts.map(({ id, source, amount, reversed_at }) => ({
    id,
    source,
    amount: won(amount),
    isReversed: reversed_at !== null,
  })),
  refunds: refunds.map(({ id, receipt_id: receiptId, paid_by: paidBy, amount, status }) => ({
    id,
    receiptId,
    paidBy,
    amount: won(amount),
    status,
  })),
})

/** Returns the charges, receipts and refunds of one order. */
export const accountRowsOf = async (db: Db, orderNumber: string): Promise<AccountRows> =>
  required((await accountRowsOfOrders(db, [orderNumber])).get(orderNumber), 'account')

export const accountOf = async (db: Db, orderNumber: string): Promise<OrderAccount> =>
  toAccount(await accountRowsOf(db, orderNumber))

/** Stores the amount due for queues and searches; only `settleAccount` calls this. */
export async function storeAmountDue(tx: Db, orderNumber: string, due: Won): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ amount_due: due })
    .where('number', '=', orderNumber)
    .where('amount_due', '<>', due)
    .execute()
}

export const insertCharge = (
  tx: Db,
  charge: Insertable<MoneyTables['charges']>,
): Promise<ChargeRow> =>
  tx.insertInto('charges').values(charge).returningAll().executeTakeFirstOrThrow()

/** Inserts a receipt; returns undefined if this movement is known already. */
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

/** Finds a receipt. Refuses NOT_FOUND. */
export async function receiptById(db: Db, id: string): Promise<ReceiptRow> {
  const found = db.selectFrom('receipts').selectAll().where('id', '=', id)
  return (await found.executeTakeFirst()) ?? refuse('NOT_FOUND')
}

/**
 * Locks a receipt until the transaction ends, after the account of its order. Refuses NOT_FOUND.
 */
export async function lockReceipt(tx: Db, id: string): Promise<ReceiptRow> {
  const found = await receiptById(tx, id)
  if (found.order_number) await lockAccount(tx, found.order_number)
  const receipt = await tx
    .selectFrom('receipts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // It was matched meanwhile: lock again, with its account.
  return receipt.order_number === found.order_number ? receipt : lockReceipt(tx, id)
}

export const updateReceipt = (
  tx: Db,
  id: string,
  change: Pick<
    Updateable<MoneyTables['receipts']>,
    'order_number' | 'matched_at' | 'reversed_at' | 'dismissed_at' | 'external_reference'
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
  refund: Insertable<MoneyTables['refunds']>,
): Promise<RefundRow> =>
  tx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow()

/** Returns the refunds of a receipt, oldest first. */
export const refundsOfReceipt = (db: Db, receiptId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('receipt_id', '=', receiptId)
    .orderBy('position')
    .execute()

/**
 * Returns every refund of the payment behind a receipt, also of its reversed deposits; oldest
 * first.
 */
export async function refundsOfPayment(
  db: Db,
  { provider, external_reference }: Pick<ReceiptRow, 'provider' | 'external_reference'>,
): Promise<RefundRow[]> {
  const paymentKey = paymentKeyOf({ external_reference })
  return refundsOfReceipts(db, await receiptsOfPayment(db, { provider, paymentKey }))
}

/** Returns the provider's payment key: the reference without the counter of a repeated deposit. */
export const paymentKeyOf = ({
  external_reference,
}: Pick<ReceiptRow, 'external_reference'>): string => external_reference.replace(/#\d+$/, '')

/** Finds a refund. Refuses NOT_FOUND. */
export async function refundById(db: Db, id: string): Promise<RefundRow> {
  const found = db.selectFrom('refunds').selectAll().where('id', '=', id)
  return (await found.executeTakeFirst()) ?? refuse('NOT_FOUND')
}

export const updateRefund = (
  tx: Db,
  id: string,
  change: Updateable<MoneyTables['refunds']>,
): Promise<RefundRow> =>
  tx
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Returns every receipt of one payment, oldest first: a reversed deposit may arrive again under its
 * key.
 */
export const receiptsOfPayment = (
  db: Db,
  { provider, paymentKey }: { readonly provider: string; readonly paymentKey: string },
): Promise<ReceiptRow[]> =>
  db
    .selectFrom('receipts')
    .selectAll()
    .where('provider', '=', provider)
    .where(sql<boolean>`split_part(external_reference, '#', 1) = ${paymentKey}`)
    .orderBy('position')
    .execute()
