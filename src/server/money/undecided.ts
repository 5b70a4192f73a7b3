import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tables } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { ReceiptRow } from './store.ts'

/**
 * SQL condition: a receipt belongs to no order, was neither reversed nor dismissed, and is not
 * being sent back.
 */
export const isUndecided = (eb: ExpressionBuilder<Tables, 'receipts'>) =>
  eb.and([
    eb('receipts.order_number', 'is', null),
    eb('receipts.reversed_at', 'is', null),
    eb('receipts.dismissed_at', 'is', null),
    eb.not(isSentBack),
  ])

/**
 * SQL condition: the receipt has a refund. `offset 0` keeps the planner from joining all refunds, and the
 * status is a literal, since it expects nearly none with a status other than a parameter's.
 */
const isSentBack = sql<SqlBool>`exists (
  select from refunds where refunds.receipt_id = receipts.id and refunds.status <> 'VOID' offset 0)`

/** Refuses ILLEGAL_TRANSITION unless the receipt is undecided. The caller must hold its lock. */
export async function refuseUnlessUndecided(tx: Db, { id }: ReceiptRow): Promise<void> {
  const found = tx.selectFrom('receipts').select('id').where('id', '=', id).where(isUndecided)
  if (!(await found.executeTakeFirst())) refuse('ILLEGAL_TRANSITION')
}
