import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { cancelOrder as endpoint } from '#contract/order-cancellation.ts'
import type { Deps } from '#server/deps.ts'
import { emitAdminEvent } from '#server/notifications/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import { endOrder } from './end-order.ts'
import { statusFor } from './reader.ts'
import { refundMethodOf, refundQuoteFor, toQuoteReply } from './refund-quote.ts'
import { resolveActor } from './resolve-actor.ts'
import { findOrderFor, lockOrder } from './visible-order.ts'

/**
 * Cancels an order for its customer: refunds what they paid by the rules that they agreed to, to
 * the given account where the refund is a transfer.
 *
 * Refuses ORDER_NOT_CANCELLABLE; VALIDATION_FAILED: the refund is a transfer and no account is
 * given.
 */
export async function cancelOrder(
  { db, now, publicUrl }: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
  caller: Caller,
  { params, query, body }: ParsedOf<typeof endpoint>,
  context: RequestContext,
): Promise<ReplyOf<typeof endpoint>> {
  const at = now()
  const { language } = context
  const token = body.guest_token ?? query.guest_token
  const { number } = await findOrderFor(db, caller, params.order_number, token, at)

  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, number)
    const quote = await refundQuoteFor(tx, order, at)
    const refundMethod = await refundMethodOf(tx, order, quote)
    const account = body.refund_account ?? null
    if (!account && refundMethod === 'TO_ACCOUNT') refuseWithoutAccount(language)

    const movesMoney = quote.paid > 0 || account !== null
    const entry = { action: 'order.cancel', note: body.reason, movesMoney, at } as const
    const changedBy = await resolveActor(tx, order, caller, context, entry)
    const ended = await endOrder({ publicUrl }, tx, order, {
      changedBy,
      because: changedBy.actor === 'admin' ? 'STUDIO' : 'CUSTOMER',
      reason: body.reason,
      refundAmount: quote.refundAmount,
      account,
      at,
    })
    if (order.paid_at && changedBy.actor === 'buyer') {
      await emitAdminEvent(tx, { occasion: 'REFUND', subject: number, at })
    }
    return {
      ...toQuoteReply(quote, refundMethod, language, at),
      order_number: number,
      status: statusFor(ended, caller),
    }
  })
}

function refuseWithoutAccount(language: RequestContext['language']): never {
  const msg = texts[language].orders.cancel.accountNeeded
  refuse('VALIDATION_FAILED', {
    detail: [{ loc: ['body', 'refund_account'], msg, type: 'missing' }],
  })
}
