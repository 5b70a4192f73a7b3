import type { Paying } from '#contract/paying.ts'
import { won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { type AttemptRow, newestAttempt, settledAttempt } from './attempts-store.ts'
import type { PayableOrder } from './paying-orders.ts'
import { toPaymentReply } from './payment-reply.ts'
import { paymentOf } from './store.ts'

/** How an order's payment stands, in the words that a customer may be told. */
export async function payingOf(db: Db, order: PayableOrder): Promise<Paying> {
  const attempt = await newestAttempt(db, order.number)
  const settled = await settledAttempt(db, order.number)
  const payment = await paymentOf(db, order.number)
  return {
    ...toPaymentReply(payment, { depositor_name: order.depositorName }),
    // An account of the company takes nothing but what it was opened for.
    amount: attempt?.status === 'WAITING_FOR_DEPOSIT' ? won(attempt.amount) : order.total,
    order_number: order.number,
    state: stateOf(order, attempt),
    failure_code: attempt?.failure_code ?? null,
    receipt_url: settled?.receipt_url ?? null,
  }
}

function stateOf({ standing }: PayableOrder, attempt: AttemptRow | undefined): Paying['state'] {
  if (standing === 'PAID') return 'PAID'
  if (attempt?.status === 'CONFIRMING') return 'CHECKING'
  if (standing === 'OVER') return 'OVER'
  if (attempt?.status === 'WAITING_FOR_DEPOSIT') return 'WAITING_FOR_DEPOSIT'
  return attempt?.status === 'FAILED' ? 'DECLINED' : 'TO_PAY'
}
