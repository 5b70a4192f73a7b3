import { moveOrder } from '#domain/orders/order-status.ts'
import type { Db } from '#server/platform/database.ts'
import { changedBySystem, changeStatus } from './change-status.ts'
import { type OrderRow, updateOrder } from './store.ts'

/**
 * Records that the survey was submitted; returns the changed order. Schedules a paid order; the
 * survey of an unpaid order waits for the payment. The caller must hold the order's lock.
 */
export async function recordSurvey(tx: Db, order: OrderRow, at: Date): Promise<OrderRow> {
  const change = { survey_submitted_at: at }
  return moveOrder(order.status, 'schedule', 'system')
    ? changeStatus(tx, order, 'schedule', changedBySystem('SURVEY_RECEIVED'), at, change)
    : updateOrder(tx, order.id, change)
}

/** Records that the customer changed the survey. The caller must hold the order's lock. */
export const recordSurveyChange = (tx: Db, { id }: OrderRow, at: Date): Promise<OrderRow> =>
  updateOrder(tx, id, { survey_changed_at: at })
