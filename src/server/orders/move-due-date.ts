import type { moveOrderDue as endpoint } from '#contract/admin-orders.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { addDays, parseSeoulDay } from '#domain/calendar/seoul-day.ts'
import { endOfWork } from '#domain/turnaround/due-time.ts'
import type { Deps } from '#server/deps.ts'
import { addUnread, notify } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { refuseField } from '#server/platform/validation.ts'
import { readHours } from '#server/settings/index.ts'
import { type AdminWork, changedByAdmin, withOrder } from './admin-order.ts'
import { historyRow } from './change-status.ts'
import { customerLinks } from './customer-links.ts'
import { orderMessageFields } from './notify-customer.ts'
import { type OrderRow, updateOrder } from './store.ts'

const MOST_DAYS_AHEAD = 365

/**
 * Moves the due day of a result sheet in progress. The history and a message to the customer
 * contain the reason and the new day. Source: docs/rules.md PR-4.
 *
 * Refuses ORDER_NOT_FOUND; ILLEGAL_TRANSITION: no sheet is being written; EDIT_CONFLICT with the
 * current due date: it was moved since `base_due_at`; VALIDATION_FAILED at `due_on`.
 */
export function moveDueDate(
  deps: Deps,
  work: AdminWork,
  { due_on, reason, base_due_at: baseDueAt }: ParsedOf<typeof endpoint>['body'],
): Promise<ReplyOf<typeof endpoint>> {
  const detail = { due_on, reason }
  return withOrder(deps, work, { action: 'order.due', detail }, async ({ tx, order, at }) => {
    if (order.status !== 'CONSULTING_SCHEDULED') refuse('ILLEGAL_TRANSITION')
    const promised = order.due_at
    if (baseDueAt && promised && promised.getTime() !== Date.parse(baseDueAt)) {
      refuse('EDIT_CONFLICT', {
        current: { order_number: order.number, due_at: promised.toISOString() },
      })
    }
    const dueAt = endOfWork(parseSeoulDay(due_on), await readHours(tx))
    if (dueAt <= at) refuseField('due_on', 'too_small', (messages) => messages.dueOver)
    if (dueAt > addDays(at, MOST_DAYS_AHEAD)) {
      refuseField('due_on', 'too_big', (messages) => messages.dueTooFar)
    }
    if (dueAt.getTime() === promised?.getTime()) {
      refuseField('due_on', 'unchanged', (messages) => messages.dueUnchanged)
    }
    const moved = await updateOrder(tx, order.id, {
      due_at: dueAt,
      // What was paused until now is within the new day.
      ...(order.due_paused_at && { due_paused_at: at }),
    })
    const changedBy = { ...changedByAdmin(work.admin, reason), dueAt }
    await tx
      .insertInto('order_history')
      .values(historyRow(moved, changedBy, at))
      .execute()
    await notifyCustomer(deps, tx, moved, { dueAt, reason }, at)
    return { order_number: order.number, due_at: dueAt.toISOString() }
  })
}

async function notifyCustomer(
  deps: Deps,
  tx: Db,
  order: OrderRow,
  { dueAt, reason }: { readonly dueAt: Date; readonly reason: string },
  at: Date,
) {
  const { orderUrl } = await customerLinks(deps, tx, order, at)
  await notify(
    tx,
    { ...orderMessageFields(order), kind: 'SHEET_DUE_MOVED', reportDueAt: dueAt, reason, orderUrl },
    at,
  )
  if (order.member_id) await addUnread(tx, { memberId: order.member_id, kind: 'noti_order', at })
}
