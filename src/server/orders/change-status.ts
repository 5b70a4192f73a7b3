import { type Actor, moveOrder, type OrderMove } from '#domain/orders/order-status.ts'
import { sheetDueAt } from '#domain/turnaround/due-time.ts'
import { addUnread } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readHours } from '#server/settings/index.ts'
import { type OrderChange, type OrderRow, updateOrder } from './store.ts'

/** Who changes an order and why; `id` is the member's or administrator's. */
export interface ChangedBy {
  readonly actor: Actor
  readonly id?: string | null
  /** A person's words, or one of the texts' `historyNotes`. */
  readonly note?: string | null
  /** Until when the promised day is moved; the note is the reason, which the customer reads. */
  readonly dueAt?: Date
}

export const changedBySystem = (note: string): ChangedBy => ({ actor: 'system', note })

/**
 * The only way an order changes status: along the lifecycle's table, with a row of its history, and news
 * to a member who did not do it. Scheduling promises the day of the result sheet. The row must be locked
 * by the caller's transaction.
 *
 * Refuses ILLEGAL_TRANSITION: the table has no such move from here by this actor.
 */
export async function changeStatus(
  tx: Db,
  order: OrderRow,
  move: OrderMove,
  by: ChangedBy,
  at: Date,
  change: OrderChange = {},
): Promise<OrderRow> {
  const status = moveOrder(order.status, move, by.actor) ?? refuse('ILLEGAL_TRANSITION')
  const promise = move === 'schedule' && {
    due_at: sheetDueAt(at, order.turnaround_days, await readHours(tx)),
  }
  const changed = await updateOrder(tx, order.id, { ...change, ...promise, status })
  await tx
    .insertInto('order_history')
    .values(historyRow(changed, by, at))
    .execute()
  // Who did it knows of it.
  if (order.member_id && by.actor !== 'buyer') {
    await addUnread(tx, { memberId: order.member_id, kind: 'noti_order', at })
  }
  return changed
}

export const historyRow = (
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
  by: ChangedBy,
  at: Date,
) => ({
  order_id: id,
  status,
  actor: by.actor === 'buyer' ? ('customer' as const) : by.actor,
  actor_id: by.id ?? null,
  note: by.note ?? null,
  due_at: by.dueAt ?? null,
  at,
})
