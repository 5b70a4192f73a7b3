import { findStaffOrder } from '#server/orders/index.ts'
import { type Member, requiredConsultant } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import type { InquiryRow } from './store.ts'

/**
 * Refuses NOT_FOUND to a consultant, unless the inquiry is about the sheet of an order assigned to
 * them. Source: docs/rules.md A-40.
 */
export async function checkAssigned(
  db: Db,
  staff: Member,
  { order_number: orderNumber }: Pick<InquiryRow, 'order_number'>,
): Promise<void> {
  if (requiredConsultant(staff) === undefined) return
  if (orderNumber === null) refuse('NOT_FOUND')
  await findStaffOrder(db, staff, orderNumber).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'ORDER_NOT_FOUND') refuse('NOT_FOUND')
    throw error
  })
}
