import { moveOrder } from '#domain/orders/order-status.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { changeStatus } from './change-status.ts'
import { type OrderRow, updateOrder } from './store.ts'

interface Published {
  readonly reportId: string
  readonly at: Date
  readonly admin: Member
}

/**
 * Records that the result sheet was published. The first time moves the order to RESULT_SENT; a
 * revision changes nothing. Returns true the first time. The caller must hold the order's lock.
 *
 * Refuses REPORT_NOT_READY: unpaid, cancelled, or without its survey.
 */
export async function recordReport(
  tx: Db,
  order: OrderRow,
  { reportId, at, admin }: Published,
): Promise<boolean> {
  if (order.report_published_at) return false
  if (!moveOrder(order.status, 'send', 'admin')) refuse('REPORT_NOT_READY')
  await changeStatus(tx, order, 'send', { actor: 'admin', id: admin.memberId }, at, {
    report_id: reportId,
    report_published_at: at,
  })
  return true
}

/** Records that a consultant started to work on the survey, which ends the statutory withdrawal. */
export async function recordWorkBegun(tx: Db, order: OrderRow, at: Date): Promise<void> {
  if (!order.work_began_at) await updateOrder(tx, order.id, { work_began_at: at })
}
