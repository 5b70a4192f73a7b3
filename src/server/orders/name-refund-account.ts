import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { nameRefundAccount as endpoint } from '#contract/order-cancellation.ts'
import type { Deps } from '#server/deps.ts'
import { nameRefundAccount as storeAccount } from '#server/money/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { historyRow } from './change-status.ts'
import { resolveActor } from './resolve-actor.ts'
import { findOrderFor, lockOrder } from './visible-order.ts'

/**
 * Stores or corrects the account for refunds that were not sent yet, and writes it to the order's
 * history. Source: docs/rules.md R-12.
 *
 * Refuses ORDER_NOT_FOUND; ILLEGAL_TRANSITION: nothing is to be transferred, or it was sent.
 */
export async function nameRefundAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { params, query, body }: ParsedOf<typeof endpoint>,
  context: RequestContext,
): Promise<ReplyOf<typeof endpoint>> {
  const at = now()
  const found = await findOrderFor(db, caller, params.order_number, query.guest_token, at)
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, found.number)
    await storeAccount(tx, order.number, body.refund_account, at)
    const entry = { action: 'order.refund-account', note: null, movesMoney: true, at } as const
    const changedBy = await resolveActor(tx, order, caller, context, entry)
    const row = historyRow(order, { ...changedBy, note: 'REFUND_ACCOUNT_NAMED' }, at)
    await tx.insertInto('order_history').values(row).execute()
    return { order_number: order.number }
  })
}
