import { won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import {
  askForRefund,
  beginSending,
  bookOwed,
  readAgain,
  refundsToSend,
  takeRefundAnswer,
} from '#server/payments/index.ts'
import { inTransaction } from '#server/platform/database.ts'
import { payingOrders } from './paying-orders.ts'
import { tellAccountAsked, tellRefundPaidOut } from './tell-customer.ts'
import { lockOrder } from './visible-order.ts'

type SendDeps = Pick<Deps, 'db' | 'now' | 'log' | 'paymentProviders' | 'publicUrl'>

/**
 * Gives agreed refunds back the way their money came, one after the other; returns how many have
 * left. One whose end is not known is asked for again at the next run. Source: docs/rules.md R-11.
 */
export async function sendRefunds(deps: SendDeps): Promise<number> {
  let left = 0
  for (const { id, order_number } of await refundsToSend(deps.db)) {
    try {
      if (await send(deps, order_number, id)) left += 1
    } catch (error) {
      deps.log.error({ err: error, refund: id }, 'a refund could not be sent')
    }
  }
  return left
}

async function send(deps: SendDeps, orderNumber: string, id: string): Promise<boolean> {
  const { db, now, log } = deps
  const intent = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    const at = now()
    const begun = await beginSending(tx, id, at)
    if (begun && begun.byHand > 0 && begun.refund.account === null) {
      await tellAccountAsked(deps, tx, order, begun.byHand, at)
    }
    return begun
  })
  if (!intent) return false
  // A part of it, where the company has less.
  const { id: refundId } = intent.refund
  const asked = await askForRefund(deps, intent)
  const isKnown =
    asked.outcome !== 'refused' || (await readAgain(deps, payingOrders(deps), intent.paymentKey))
  const answer = isKnown ? asked : ({ outcome: 'unknown', why: 'refused, not read' } as const)
  if (answer.outcome !== 'refunded') log.warn({ refund: refundId, answer }, 'a refund did not end')
  const status = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    const at = now()
    const refund = await takeRefundAnswer(tx, refundId, answer, at)
    if (refund?.status !== 'PAID_OUT') return refund?.status
    await tellRefundPaidOut(tx, order, { amount: won(refund.amount), interest: won(0) }, at)
    return refund.status
  })
  if (status === 'FAILED') await takeWhatLeft(deps, { orderNumber, paymentKey: intent.paymentKey })
  return status === 'PAID_OUT'
}

/** Read anew once it is booked, so that what differed before is no task any more. */
async function takeWhatLeft(deps: SendDeps, of: { orderNumber: string; paymentKey: string }) {
  const orders = payingOrders(deps)
  await bookOwed(deps, orders, of)
  await readAgain(deps, orders, of.paymentKey)
}
