import { type Won, won } from '#domain/money/won.ts'
import { deadlinePassed } from '#domain/orders/order-deadlines.ts'
import type { Deps } from '#server/deps.ts'
import { addUnread, emitAdminEvent, notify } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import { earnPoints } from '#server/points/index.ts'
import { readSettings } from '#server/settings/index.ts'
import { customerLinks } from './customer-links.ts'
import { forEachDueOrder } from './due-orders.ts'
import { orderMessageFields } from './notify-customer.ts'
import { type OrderRow, updateOrder } from './store.ts'

interface LateDeps extends Pick<Deps, 'db' | 'now' | 'log' | 'publicUrl'> {
  /**
   * Whether the survey's consent was withdrawn, so the sheet cannot be finished; implemented by
   * `surveys`.
   */
  readonly isConsentWithdrawn: (db: Db, orderNumber: string) => Promise<boolean>
}

/**
 * Apologizes once per order for a result sheet whose promised time has passed, gives a member the
 * points of the settings, and notifies the administrators; returns the number of orders. Moving the
 * date afterwards brings no second apology. A paused promise is not late. Source: docs/rules.md PR-5.
 */
export async function notifyLateReports(deps: LateDeps): Promise<number> {
  const at = deps.now()
  return forEachDueOrder(deps, {
    find: (limit) =>
      deps.db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'CONSULTING_SCHEDULED')
        .where('late_notified_at', 'is', null)
        .where('due_paused_at', 'is', null)
        .where('due_at', '<', at)
        .orderBy('due_at')
        .limit(limit)
        .execute(),
    work: async (tx, order) => {
      const { status, due_at: dueAt, late_notified_at: notifiedAt } = order
      const isLate = status === 'CONSULTING_SCHEDULED' && dueAt && deadlinePassed(dueAt, at)
      if (!isLate || notifiedAt || order.due_paused_at) return false
      await updateOrder(tx, order.id, { late_notified_at: at })
      if (!(await deps.isConsentWithdrawn(tx, order.number))) {
        await apologize(deps, tx, order, dueAt, at)
      }
      return true
    },
  })
}

async function apologize(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  reportDueAt: Date,
  at: Date,
) {
  const points = await givePoints(tx, order, at)
  const { orderUrl } = await customerLinks(deps, tx, order, at)
  await notify(
    tx,
    { ...orderMessageFields(order), kind: 'SHEET_LATE', reportDueAt, points, orderUrl },
    at,
  )
  if (order.member_id) await addUnread(tx, { memberId: order.member_id, kind: 'noti_order', at })
  const event = { occasion: 'SHEET_LATE', subject: order.number, at } as const
  await emitAdminEvent(tx, event, order.consultant_id)
}

/** Gives the member points; returns how many. Guests have no points. */
async function givePoints(tx: Db, order: OrderRow, at: Date): Promise<Won> {
  const { lateReportPoints: amount, pointsValidMonths: validMonths } = await readSettings(tx)
  if (!order.member_id) return won(0)
  const isGiven = await earnPoints(tx, {
    memberId: order.member_id,
    amount,
    reason: 'SHEET_LATE',
    orderNumber: order.number,
    at,
    validMonths,
  })
  return isGiven ? amount : won(0)
}
