import { deadlinePassed } from '#domain/orders/order-deadlines.ts'
import type { Deps } from '#server/deps.ts'
import { changedBySystem } from './change-status.ts'
import { forEachDueOrder } from './due-orders.ts'
import { endOrder } from './end-order.ts'

/**
 * Cancels orders whose payment deadline has passed; returns how many. Source: docs/rules.md O-4.
 */
export function cancelUnpaidOrders(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'publicUrl'>,
): Promise<number> {
  const at = deps.now()
  return forEachDueOrder(deps, {
    find: (limit) =>
      deps.db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'PAYMENT_PENDING')
        .where('payment_due_at', '<', at)
        .orderBy('payment_due_at')
        .limit(limit)
        .execute(),
    work: async (tx, order) => {
      const isDue = order.status === 'PAYMENT_PENDING' && deadlinePassed(order.payment_due_at, at)
      const changedBy = changedBySystem('UNPAID')
      if (isDue) await endOrder(deps, tx, order, { changedBy, because: 'UNPAID', reason: null, at })
      return isDue
    },
  })
}
