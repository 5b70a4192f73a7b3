import type { refundOrder as endpoint } from '#contract/admin-orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { type Won, won } from '#domain/money/won.ts'
import { moveOrder } from '#domain/orders/order-status.ts'
import type { Deps } from '#server/deps.ts'
import {
  addAllowance,
  type DatedRefund,
  isOpenRefund,
  markRefundSent,
  nameRefundAccount,
  openRefundOf,
  refundsOfOrder,
  storeRefundAccount,
} from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { type AdminWork, changedByAdmin, withOrder } from './admin-order.ts'
import { endOrder } from './end-order.ts'
import { moneyEvents, notifyOnlineRefundsOnly } from './money-events.ts'
import { refundQuoteFor } from './refund-quote.ts'
import type { OrderRow } from './store.ts'

type Body = ParsedOf<typeof endpoint>['body']

/**
 * Refunds a paid order by its rules or by another amount; or, with `keeps_order`, refunds a part
 * without ending it.
 *
 * Refuses ORDER_NOT_CANCELLABLE: unpaid, sent or ended; REFUND_TOO_LARGE: more than was paid and
 * received.
 */
export function refundOrder(deps: Deps, work: AdminWork, body: Body) {
  // The account is personal data, which the audit log does not store.
  const { refund_account: account, ...detail } = body
  const entry = { action: 'order.refund', detail } as const
  return withOrder(deps, work, entry, async ({ tx, order, at }) => {
    const changedBy = changedByAdmin(work.admin, body.reason)
    const before = await refundsOfOrder(tx, order.number)
    const amount = body.keeps_order
      ? await refundPart(deps, tx, order, work, body, at)
      : (body.amount ?? (await refundQuoteFor(tx, order, at)).refundAmount)
    const isEnd = !body.keeps_order
    if (isEnd && !moveOrder(order.status, 'refund', 'admin')) refuse('ORDER_NOT_CANCELLABLE')
    const { status } = isEnd
      ? await endOrder(deps, tx, order, {
          changedBy,
          because: 'STUDIO',
          reason: body.reason,
          refundAmount: amount,
          isPaidOut: body.paid_out,
          account: account ?? null,
          at,
        })
      : order
    if (body.paid_out) await markNewRefundsSent(deps, tx, order, work, before, at)
    return readAgreedRefund(tx, { number: order.number, status }, amount, at)
  })
}

/** Refunds a part of the price. Source: docs/rules.md R-10. */
async function refundPart(
  deps: Deps,
  tx: Db,
  { number: orderNumber, paid_at }: OrderRow,
  { admin }: AdminWork,
  { amount = won(0), reason, refund_account: account, paid_out: isPaidOut }: Body,
  at: Date,
): Promise<Won> {
  if (!paid_at) refuse('ORDER_NOT_CANCELLABLE')
  if (account) await storeRefundAccount(tx, orderNumber, account, at)
  const events = moneyEvents(deps, changedByAdmin(admin, null))
  await addAllowance(tx, isPaidOut ? notifyOnlineRefundsOnly(events) : events, {
    orderNumber,
    amount,
    reason,
    at,
  })
  return amount
}

/** Marks the new refunds as sent; those agreed before are still to be transferred. */
async function markNewRefundsSent(
  deps: Deps,
  tx: Db,
  { number }: OrderRow,
  { admin }: AdminWork,
  before: readonly DatedRefund[],
  at: Date,
) {
  const events = moneyEvents(deps, changedByAdmin(admin, null))
  const known = new Set(before.map(({ id }) => id))
  for (const { id } of await refundsOfOrder(tx, number)) {
    if (!known.has(id)) await markRefundSent(tx, events, id, at)
  }
}

/** Returns what was agreed, and its deadline. */
async function readAgreedRefund(
  tx: Db,
  { number, status }: Pick<OrderRow, 'number' | 'status'>,
  refundAmount: Won,
  at: Date,
) {
  const open = openRefundOf((await refundsOfOrder(tx, number)).filter(isOpenRefund), at)
  return {
    order_number: number,
    status,
    refund_amount: refundAmount,
    send_by: open?.sendBy?.toISOString() ?? null,
    needs_account: open?.lacksAccount ?? false,
  }
}

/**
 * Stores the refund account for the customer. Refuses ILLEGAL_TRANSITION: nothing is to be
 * transferred.
 */
export function setRefundAccount(deps: Deps, work: AdminWork, account: DepositAccount) {
  return withOrder(deps, work, { action: 'order.refund-account' }, async ({ tx, order, at }) => {
    await nameRefundAccount(tx, order.number, account, at)
    return { order_number: order.number }
  })
}
