import { addDays } from '#domain/calendar/seoul-day.ts'
import { autoCompletion, deadlinePassed } from '#domain/orders/order-deadlines.ts'
import type { Deps } from '#server/deps.ts'
import { readSettings } from '#server/settings/index.ts'
import { changedBySystem } from './change-status.ts'
import { completeLocked } from './complete-order.ts'
import { forEachDueOrder } from './due-orders.ts'

/**
 * Completes orders some days after their result sheet was sent; returns how many. Source:
 * docs/rules.md O-5.
 */
export async function completeOrders(deps: Pick<Deps, 'db' | 'now' | 'log'>): Promise<number> {
  const at = deps.now()
  const { autoCompleteDays } = await readSettings(deps.db)
  return forEachDueOrder(deps, {
    find: (limit) =>
      deps.db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'RESULT_SENT')
        .where('report_published_at', '<', addDays(at, -autoCompleteDays))
        .orderBy('report_published_at')
        .limit(limit)
        .execute(),
    work: async (tx, order) => {
      const sentAt = order.report_published_at
      const isDue =
        order.status === 'RESULT_SENT' &&
        sentAt !== null &&
        deadlinePassed(autoCompletion(sentAt, autoCompleteDays), at)
      if (isDue) await completeLocked(tx, order, changedBySystem('AUTO_COMPLETED'), at)
      return isDue
    },
  })
}
