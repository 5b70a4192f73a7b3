import { moveOrder, type OrderStatus } from '#domain/orders/order-status.ts'
import type { Db } from '#server/platform/database.ts'
import { bySystem, changeStatus } from './change-status.ts'
import { type OrderRow, updateOrder } from './store.ts'

/**
 * Writes down that the survey is in. A paid order is scheduled by it; a survey that comes before the
 * money waits for it. The order's row must be locked by the caller's transaction.
 */
export async function recordSurvey(tx: Db, order: OrderRow, at: Date): Promise<OrderStatus> {
  const change = { survey_submitted_at: at }
  const changed = moveOrder(order.status, 'schedule', 'system')
    ? await changeStatus(tx, order, 'schedule', bySystem('SURVEY_RECEIVED'), at, change)
    : await updateOrder(tx, order.id, change)
  return changed.status
}
