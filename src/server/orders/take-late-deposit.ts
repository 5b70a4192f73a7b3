import type { takeLateDeposit as endpoint } from '#contract/admin-orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import { recordRefund, settleLatePayment } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { texts } from '#texts/all.ts'
import { type AdminWork, withOrder } from './admin-order.ts'
import { bySystem, historyRow } from './change-status.ts'
import type { OrderRow } from './store.ts'
import { tellRefunded } from './tell-customer.ts'

type Body = ParsedOf<typeof endpoint>['body']

const NOTE = 'LATE_DEPOSIT'

/**
 * Money came for an order that had been cancelled unpaid, as the studio saw on its account.
 *
 * Refuses AMOUNT_MISMATCH; ILLEGAL_TRANSITION: not cancelled unpaid, or it came before.
 */
export function takeLateDeposit(deps: Deps, work: AdminWork, { amount, depositor }: Body) {
  const entry = { action: 'order.late-deposit', detail: { amount, depositor } }
  return withOrder(deps, work, entry, async ({ tx, order, at }) => {
    await oweLateMoney(tx, order, { amount, depositor, at })
    return { order_number: order.number, status: order.status, refund_amount: amount }
  })
}

interface LateMoney {
  readonly amount: Won
  readonly depositor: string | null
  readonly at: Date
}

/**
 * What the order had reserved is free again, so it is not revived: the money is written down, owed
 * back in full and stands among the studio's refunds; its customer is told. The order's row must be
 * locked. Source: docs/rules.md R-7.
 *
 * Refuses AMOUNT_MISMATCH, ILLEGAL_TRANSITION.
 */
export async function oweLateMoney(tx: Db, order: OrderRow, { amount, depositor, at }: LateMoney) {
  const reason = texts[order.language].orders.historyNotes[NOTE]
  await settleLatePayment(tx, { orderNumber: order.number, amount, depositor, at })
  await recordRefund(tx, {
    orderNumber: order.number,
    amount,
    reason,
    account: null,
    by: 'system',
    paidOut: false,
    at,
  })
  await tx
    .insertInto('order_history')
    .values(historyRow(order, bySystem(NOTE), at))
    .execute()
  // Its points came back when it was cancelled.
  await tellRefunded(tx, { ...order, used_points: 0 }, { amount, paid: amount, reason }, at)
}
