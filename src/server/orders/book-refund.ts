import { won } from '#domain/money/won.ts'
import { moveOrder } from '#domain/orders/order-status.ts'
import type { Deps } from '#server/deps.ts'
import { type BookedRefund, moneyHere, paymentOf, recordRefund } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { mailTexts } from '#texts/mails.ts'
import { refundPaid } from './call-off.ts'
import { postAllowance } from './post-order.ts'
import { refundQuoteOf } from './refund-quote.ts'
import type { OrderRow } from './store.ts'
import { tellRefundAgreed, tellRefundPaidOut } from './tell-customer.ts'

/**
 * The payment company gave so much of an order's price back, in its own office: the whole rest calls
 * the order off, as if it had been refunded here, coupon, points and code included; a part, or all of
 * one whose sheet was sent, leaves it as it is and gives nothing but the money back. Its customer is
 * told. The order's row must be locked. Source: docs/rules.md PC-10.
 *
 * Refuses ILLEGAL_TRANSITION: nothing of its price is here; REFUND_TOO_LARGE.
 */
export async function bookRefund(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  { amount, transactionKey, adminId, leftAt }: BookedRefund,
  at: Date,
): Promise<void> {
  const payment = await paymentOf(tx, order.number)
  const here = moneyHere(payment)
  if (here === 0) refuse('ILLEGAL_TRANSITION')
  const reason = mailTexts[order.language].money.refundedElsewhere
  const terms = { amount, reason, account: null, paidOut: true, transactionKey, leftAt } as const
  if (amount === here && moveOrder(order.status, 'refund', 'admin')) {
    const quote = refundQuoteOf(order, payment, at)
    const by = { actor: 'admin', id: adminId, note: reason } as const
    await refundPaid(deps, tx, order, { ...terms, quote, by, at })
  } else {
    const { number: orderNumber } = order
    const refund = await recordRefund(tx, { ...terms, orderNumber, by: 'admin', at: leftAt })
    await postAllowance(tx, order, refund, leftAt)
    await tellRefundAgreed(tx, order, { amount, reason, route: null }, at)
  }
  await tellRefundPaidOut(tx, order, { amount, interest: won(0) }, at)
}
