import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { arrivedKinds } from '#contract/payments.ts'
import type { Db } from '#server/platform/database.ts'
import type { PaymentTables } from './tables.ts'

export type PaymentRow = Selectable<PaymentTables['payments']>
export type ExtraDepositRow = Selectable<PaymentTables['extra_deposits']>
/** What money becomes as it comes that is not simply a price. */
export type ArrivedKind = (typeof arrivedKinds)[number]
export type WrittenOff = Selectable<PaymentTables['written_off_debts']>
export type RefundRow = Selectable<PaymentTables['refunds']>

/** How money came: through which company and its payment, or on the studio's own account. */
export type Way = Pick<PaymentRow, 'provider' | 'method' | 'provider_reference'>

/** What the studio itself sees is on its account, whatever way to pay had been chosen. */
export const BY_TRANSFER: Way = {
  provider: 'bank_transfer',
  method: 'bank_transfer',
  provider_reference: null,
}

/** What a refund is given back of. */
export async function sourceOf(
  db: Db,
  { payment_id, deposit_id }: Pick<RefundRow, 'payment_id' | 'deposit_id'>,
): Promise<Way & { readonly amount: number }> {
  const columns = ['provider', 'method', 'provider_reference', 'amount'] as const
  const source = deposit_id
    ? db.selectFrom('extra_deposits').select(columns).where('id', '=', deposit_id)
    : db.selectFrom('payments').select(columns).where('id', '=', payment_id)
  return source.executeTakeFirstOrThrow()
}

/** The money beside a price that a refund gives back; undefined where it is of the price. */
export async function depositOf(
  db: Db,
  { deposit_id: id }: Pick<RefundRow, 'deposit_id'>,
): Promise<ExtraDepositRow | undefined> {
  if (id === null) return undefined
  return db.selectFrom('extra_deposits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The order's latest attempt to pay. Every order has one. */
export async function paymentOf(db: Db, orderNumber: string): Promise<PaymentRow> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** The latest attempt of each order, by order number. */
export async function paymentsOf(
  db: Db,
  orderNumbers: readonly string[],
): Promise<Map<string, PaymentRow>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where(sql<boolean>`order_number = any(${orderNumbers})`)
    .orderBy('attempt')
    .execute()
  return new Map(rows.map((row) => [row.order_number, row]))
}

export async function insertPayment(
  tx: Db,
  payment: Insertable<PaymentTables['payments']>,
): Promise<PaymentRow> {
  return tx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow()
}

export async function updatePayment(
  tx: Db,
  id: string,
  change: Updateable<PaymentTables['payments']>,
): Promise<PaymentRow> {
  return tx
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Everything the order gave back, or will, oldest first; money beside its price among it. */
export async function refundsOf(db: Db, orderNumber: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('requested_at')
    .orderBy('id')
    .execute()
}
