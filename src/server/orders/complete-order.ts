import { type Won, won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { earnPoints } from '#server/points/index.ts'
import { readSettings } from '#server/settings/index.ts'
import { type ChangedBy, changeStatus } from './change-status.ts'
import { orderMessageFields } from './notify-customer.ts'
import { statusFor } from './reader.ts'
import { resolveActor } from './resolve-actor.ts'
import type { OrderRow } from './store.ts'
import { lockOrder } from './visible-order.ts'

/** Completes an order for its customer. Refuses ILLEGAL_TRANSITION. */
export async function completeOrder(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  orderNumber: string,
  context: RequestContext,
) {
  const at = now()
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    const changedBy = await resolveActor(tx, order, caller, context, {
      action: 'order.complete',
      movesMoney: false,
      at,
    })
    const { completed, earned } = await completeLocked(tx, order, changedBy, at)
    return {
      order_number: orderNumber,
      status: statusFor(completed, caller),
      points_earned: earned,
    }
  })
}

/**
 * Completes an order: a member earns the points that it promised. The caller must hold the order's
 * lock. Refuses ILLEGAL_TRANSITION: its result sheet was not sent, or it is completed.
 */
export async function completeLocked(
  tx: Db,
  order: OrderRow,
  changedBy: ChangedBy,
  at: Date,
): Promise<{ readonly completed: OrderRow; readonly earned: Won }> {
  const completed = await changeStatus(tx, order, 'complete', changedBy, at, { completed_at: at })
  const earned = await earn(tx, order, at)
  const message = {
    ...orderMessageFields(order),
    kind: 'CONSULTING_COMPLETED',
    pointsEarned: earned,
  } as const
  await notify(tx, message, at)
  return { completed, earned }
}

async function earn(tx: Db, order: OrderRow, at: Date): Promise<Won> {
  if (!order.member_id || order.points_to_earn === 0) return won(0)
  const { pointsValidMonths } = await readSettings(tx)
  const amount = won(order.points_to_earn)
  const isNew = await earnPoints(tx, {
    memberId: order.member_id,
    amount,
    reason: 'CONSULTING_COMPLETED',
    orderNumber: order.number,
    at,
    validMonths: pointsValidMonths,
  })
  return isNew ? amount : won(0)
}
