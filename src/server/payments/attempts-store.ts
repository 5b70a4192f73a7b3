import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AttemptStatus } from '#domain/payments/attempt-step.ts'
import type { Db } from '#server/platform/database.ts'
import type { PaymentTables } from './tables.ts'

export type AttemptRow = Selectable<PaymentTables['payment_attempts']>
type AttemptChange = Updateable<PaymentTables['payment_attempts']>

export const attemptById = (db: Db, id: string): Promise<AttemptRow> =>
  db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const attemptByName = (
  db: Db,
  column: 'payment_key' | 'provider_order_id',
  name: string,
): Promise<AttemptRow | undefined> =>
  db.selectFrom('payment_attempts').selectAll().where(column, '=', name).executeTakeFirst()

/** The order's newest; undefined where nobody has tried to pay through a company. */
export const newestAttempt = (db: Db, orderNumber: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The one that an order is paid by, or was until all of it went back; there is at most one. */
export const settledAttempt = (db: Db, orderNumber: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('status', '=', 'SETTLED')
    .executeTakeFirst()

export const insertAttempt = (
  tx: Db,
  attempt: Insertable<PaymentTables['payment_attempts']>,
): Promise<AttemptRow> =>
  tx.insertInto('payment_attempts').values(attempt).returningAll().executeTakeFirstOrThrow()

export const updateAttempt = (db: Db, id: string, change: AttemptChange): Promise<AttemptRow> =>
  db
    .updateTable('payment_attempts')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The same while it still stands there; false when somebody was first. */
export async function updateAttemptIf(
  db: Db,
  id: string,
  status: AttemptStatus,
  change: AttemptChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_attempts')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
