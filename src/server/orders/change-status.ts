import { type Actor, moveOrder, type OrderMove } from '#domain/orders/order-status.ts'
import { reportDueAt } from '#domain/turnaround/due-time.ts'
import { addUnread, emitConsultantEvent } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readHours } from '#server/settings/index.ts'
import { lockDefaultConsultant } from './consultants.ts'
import { type OrderChange, type OrderRow, updateOrder } from './store.ts'

/** Who changes an order and why. `id`: the member's or administrator's. */
export interface ChangedBy {
  readonly actor: Actor
  readonly id?: string | null
  /** A person's own text, or a key of the texts' `historyNotes`. */
  readonly note?: string | null
  /** New due day of the result sheet; `note` is the reason shown to the customer. */
  readonly dueAt?: Date
}

export const changedBySystem = (note: string): ChangedBy => ({ actor: 'system', note })

/**
 * Changes an order's status along the lifecycle, writes its history, and counts it as unread for a
 * member who did not make the change. Scheduling promises the day of the result sheet and assigns an
 * order of nobody to the default consultant. The caller must hold the order's lock.
 *
 * Refuses ILLEGAL_TRANSITION: the lifecycle has no such move for this actor.
 */
export async function changeStatus(
  tx: Db,
  order: OrderRow,
  move: OrderMove,
  changedBy: ChangedBy,
  at: Date,
  change: OrderChange = {},
): Promise<OrderRow> {
  const status = moveOrder(order.status, move, changedBy.actor) ?? refuse('ILLEGAL_TRANSITION')
  const begun = move === 'schedule' && {
    due_at: reportDueAt(at, order.turnaround_days, await readHours(tx)),
    consultant_id: order.consultant_id ?? (await assignByDefault(tx, order.number, at)),
  }
  const changed = await updateOrder(tx, order.id, { ...change, ...begun, status })
  await tx
    .insertInto('order_history')
    .values(historyRow(changed, changedBy, at))
    .execute()
  // The buyer who made the change knows of it.
  if (order.member_id && changedBy.actor !== 'buyer') {
    await addUnread(tx, { memberId: order.member_id, kind: 'noti_order', at })
  }
  return changed
}

/** Tells the default consultant about the survey; returns null without such a consultant. */
async function assignByDefault(tx: Db, subject: string, at: Date): Promise<string | null> {
  const consultant = await lockDefaultConsultant(tx)
  if (!consultant) return null
  await emitConsultantEvent(tx, { occasion: 'SURVEY', subject, at }, consultant.id)
  return consultant.id
}

export const historyRow = (
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
  changedBy: ChangedBy,
  at: Date,
) => ({
  order_id: id,
  status,
  actor: changedBy.actor === 'buyer' ? ('customer' as const) : changedBy.actor,
  actor_id: changedBy.id ?? null,
  note: changedBy.note ?? null,
  due_at: changedBy.dueAt ?? null,
  at,
})
