import type { assignOrder as endpoint } from '#contract/admin-orders.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { emitConsultantEvent } from '#server/notifications/index.ts'
import { refuseField } from '#server/platform/validation.ts'
import { type AdminWork, withOrder } from './admin-order.ts'
import { lockConsultant } from './consultants.ts'
import { updateOrder } from './store.ts'

/**
 * Assigns an order to a consultant, or with null to the owner. The last assignment wins. A consultant
 * who gets an order whose survey is in is notified of it as of a survey that has arrived.
 *
 * Refuses ORDER_NOT_FOUND; VALIDATION_FAILED at `consultant_id`. Source: docs/rules.md A-40.
 */
export function assignOrder(
  deps: Pick<Deps, 'db' | 'now'>,
  work: AdminWork,
  { consultant_id: id }: ParsedOf<typeof endpoint>['body'],
): Promise<ReplyOf<typeof endpoint>> {
  const entry = { action: 'order.assign', detail: { consultant_id: id } } as const
  return withOrder(deps, work, entry, async ({ tx, order, at }) => {
    const consultant = id === null ? null : await lockConsultant(tx, id)
    if (consultant === undefined) {
      return refuseField('consultant_id', 'unknown', (messages) => messages.noConsultant)
    }
    await updateOrder(tx, order.id, { consultant_id: id })
    if (consultant && order.status === 'CONSULTING_SCHEDULED' && order.consultant_id !== id) {
      const event = { occasion: 'SURVEY', subject: order.number, at } as const
      await emitConsultantEvent(tx, event, consultant.id)
    }
    return { order_number: order.number, consultant }
  })
}
