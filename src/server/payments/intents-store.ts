import type { Insertable, Selectable, Updateable } from 'kysely'
import type { IntentStatus } from '#domain/payments/intent-status.ts'
import type { Db } from '#server/platform/database.ts'
import type { PaymentTables } from './tables.ts'

export type IntentRow = Selectable<PaymentTables['payment_intents']>
type IntentChange = Updateable<PaymentTables['payment_intents']>

export const intentById = (db: Db, id: string): Promise<IntentRow> =>
  db.selectFrom('payment_intents').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const findIntentBy = (
  db: Db,
  column: 'payment_key' | 'provider_order_id',
  name: string,
): Promise<IntentRow | undefined> =>
  db.selectFrom('payment_intents').selectAll().where(column, '=', name).executeTakeFirst()

/** Returns the order's newest intent; undefined if nobody has tried to pay through a provider. */
export const findNewestIntent = (db: Db, orderNumber: string): Promise<IntentRow | undefined> =>
  db
    .selectFrom('payment_intents')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Returns the order's newest settled intent. */
export const findSettledIntent = (db: Db, orderNumber: string): Promise<IntentRow | undefined> =>
  db
    .selectFrom('payment_intents')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('status', '=', 'SETTLED')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()

const ACTIVE_STATUSES = ['OPEN', 'CONFIRMING', 'WAITING_FOR_DEPOSIT'] as const

/** Returns the order's intent that may still take money, if any. */
export async function findActiveIntent(db: Db, orderNumber: string): Promise<IntentRow | null> {
  const active = db
    .selectFrom('payment_intents')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('status', 'in', ACTIVE_STATUSES)
  return (await active.executeTakeFirst()) ?? null
}

/** Whether another intent of the same order is active. */
export async function hasOtherActiveIntent(
  db: Db,
  { id, order_number }: IntentRow,
): Promise<boolean> {
  const active = await findActiveIntent(db, order_number)
  return active !== null && active.id !== id
}

export const insertIntent = (
  tx: Db,
  intent: Insertable<PaymentTables['payment_intents']>,
): Promise<IntentRow> =>
  tx.insertInto('payment_intents').values(intent).returningAll().executeTakeFirstOrThrow()

export const updateIntent = (db: Db, id: string, change: IntentChange): Promise<IntentRow> =>
  db
    .updateTable('payment_intents')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Updates an intent if it has this status; returns false if it has another. */
export async function updateIntentIf(
  db: Db,
  id: string,
  status: IntentStatus,
  change: IntentChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_intents')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
