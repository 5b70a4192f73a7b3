import { isOffered, NEWER_KIND } from '#consultings/kinds.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { lockStaffOrder, type OrderRow } from '#server/orders/index.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findReport, type ReportRow } from './store.ts'

const statusesWithReport: readonly OrderStatus[] = [
  'CONSULTING_SCHEDULED',
  'RESULT_SENT',
  'CONSULTING_COMPLETED',
]

/**
 * Locks the order whose sheet is written, so that concurrent changes wait. Refuses ORDER_NOT_FOUND;
 * REPORT_NOT_READY while it is unpaid or without a survey, or cancelled; KIND_NOT_OFFERED for a
 * kind that the studio no longer offers.
 */
export async function lockOrderWithReport(
  tx: Db,
  staff: Member,
  orderNumber: string,
): Promise<OrderRow> {
  const order = await lockStaffOrder(tx, staff, orderNumber)
  if (!statusesWithReport.includes(order.status)) refuse('REPORT_NOT_READY')
  return isOffered(order.consulting_type) ? order : refuse('KIND_NOT_OFFERED')
}

/** Finds the draft to change or publish. Refuses NEWER_CONTENT. */
export async function findReportToWrite(
  tx: Db,
  orderNumber: string,
): Promise<ReportRow | undefined> {
  const report = await findReport(tx, orderNumber)
  return report?.kind === NEWER_KIND ? refuse('NEWER_CONTENT') : report
}
