import { dueAfterPause } from '#domain/turnaround/pause.ts'
import type { Db } from '#server/platform/database.ts'
import { readHours } from '#server/settings/index.ts'
import { changedBySystem, historyRow } from './change-status.ts'
import { type OrderRow, updateOrder } from './store.ts'

/**
 * Pauses the promise of the result sheet, unless it is paused already. The caller must hold the
 * order's lock. Source: docs/rules.md PR-9.
 */
export async function pausePromise(tx: Db, order: OrderRow, at: Date): Promise<void> {
  if (!order.due_paused_at) await updateOrder(tx, order.id, { due_paused_at: at })
}

/**
 * Ends the pause of a promise. If the due day moves, the history contains the new one, with a reason
 * of the texts' `historyNotes`. The caller must hold the order's lock. Source: docs/rules.md PR-9.
 */
export async function resumePromise(
  tx: Db,
  order: OrderRow,
  reason: 'PHOTO_CAME' | 'PHOTO_NOT_NEEDED',
  at: Date,
): Promise<void> {
  const { due_paused_at: from, due_at: dueAt } = order
  if (!from) return
  const moved = dueAt && dueAfterPause(dueAt, { from, to: at }, await readHours(tx))
  const changed = await updateOrder(tx, order.id, { due_at: moved, due_paused_at: null })
  if (!moved || moved.getTime() === dueAt.getTime()) return
  await tx
    .insertInto('order_history')
    .values(historyRow(changed, { ...changedBySystem(reason), dueAt: moved }, at))
    .execute()
}

/** Ends the pauses of orders whose photos were erased; their sheets stop. */
export async function endPauses(tx: Db, orderNumbers: readonly string[]): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ due_paused_at: null })
    .where('number', 'in', orderNumbers)
    .where('due_paused_at', 'is not', null)
    .execute()
}
