import type { changeOrderStatus as endpoint } from '#contract/admin-orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { won } from '#domain/money/won.ts'
import { canMoveTo, type OrderStatus } from '#domain/orders/order-status.ts'
import type { Deps } from '#server/deps.ts'
import { type Member, requireConfirmation } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { required } from '#server/platform/required.ts'
import { texts } from '#texts/all.ts'
import { type AdminWork, changedByAdmin, withOrder } from './admin-order.ts'
import { changeStatus } from './change-status.ts'
import { completeLocked } from './complete-order.ts'
import { endOrder } from './end-order.ts'
import { recordDeposit } from './record-deposit.ts'
import { refundQuoteFor } from './refund-quote.ts'
import { findOrder, type OrderRow } from './store.ts'

type Body = ParsedOf<typeof endpoint>['body']

/**
 * Moves an order to another status, with everything that belongs to it: PAYMENT_COMPLETED records a
 * deposit of the amount due, CANCELLED cancels, REFUNDED refunds by the order's rules,
 * CONSULTING_COMPLETED earns the points. RESULT_SENT is reached only by publishing the result
 * sheet.
 *
 * Refuses ILLEGAL_TRANSITION: not a move of the lifecycle, or RESULT_SENT; CONFIRMATION_REQUIRED to end an
 * order for which money was received.
 */
export function changeOrderStatus(deps: Deps, work: AdminWork, { status, note }: Body) {
  const entry = { action: 'order.status', detail: { status, note } } as const
  return withOrder(deps, work, entry, async ({ tx, order, at }) => {
    if (!canMoveTo(order.status, status, 'admin')) refuse('ILLEGAL_TRANSITION')
    const moved = await move(deps, tx, order, status, { admin: work.admin, note, at })
    return { order_number: order.number, status: moved.status }
  })
}

interface Change {
  readonly admin: Member
  readonly note: string | null
  readonly at: Date
}

async function move(deps: Deps, tx: Db, order: OrderRow, to: OrderStatus, change: Change) {
  const { admin, note, at } = change
  const changedBy = changedByAdmin(admin, note)
  switch (to) {
    case 'PAYMENT_COMPLETED':
      await recordDeposit(deps, tx, order, {
        amount: won(order.amount_due),
        depositor: null,
        changedBy,
        at,
      })
      return required(await findOrder(tx, order.number), 'order')
    case 'CANCELLED':
    case 'REFUNDED': {
      const { paid, refundAmount } = await refundQuoteFor(tx, order, at)
      if (paid > 0) requireConfirmation(admin)
      const reason = note ?? texts[order.language].orders.cancel.byStudio
      return endOrder(deps, tx, order, { changedBy, because: 'STUDIO', reason, refundAmount, at })
    }
    case 'CONSULTING_SCHEDULED':
      return changeStatus(tx, order, 'schedule', changedBy, at)
    case 'CONSULTING_COMPLETED':
      return (await completeLocked(tx, order, changedBy, at)).completed
    default:
      return refuse('ILLEGAL_TRANSITION')
  }
}
