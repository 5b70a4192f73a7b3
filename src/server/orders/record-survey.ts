import { moveOrder } from '#domain/orders/order-status.ts'
import type { Db } from '#server/platform/database.ts'
import { changedBySystem, changeStatus } from './change-status.ts'
import { type OrderRow, updateOrder } from './store.ts'

/**
 * Records that the survey is in; returns the order as it is then. A paid order is scheduled by it; a survey
 * that comes before the money waits for it. The order's row must be locked by the caller's transaction.
 */
export async function recordSurvey(tx: Db, order: OrderRow, at: Date): Promise<OrderRow> {
  const change = { survey_submitted_at: at }
  return moveOrder(order.status, 'schedule', 'system')
    ? changeStatus(tx, order, 'schedule', changedBySystem('SURVEY_RECEIVED'), at, change)
    : updateOrder(tx, order.id, change)
}
