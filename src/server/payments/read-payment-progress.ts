import type { PaymentProgress } from '#contract/payment-flow.ts'
import { won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { findNewestIntent, findSettledIntent, type IntentRow } from './intents-store.ts'
import type { PayableOrder } from './payable-orders.ts'
import { paymentOf } from './payment-reply.ts'

/** Reads the progress of an order's payment as its customer may see it. */
export async function readPaymentProgress(db: Db, order: PayableOrder): Promise<PaymentProgress> {
  const intent = await findNewestIntent(db, order.number)
  const { payment } = await paymentOf(db, order)
  return {
    ...payment,
    amount: payment.deposit?.amount ?? (order.due > 0 ? order.due : won(order.total_price)),
    order_number: order.number,
    state: stateOf(order, intent),
    failure_code: intent?.failure_code ?? null,
    receipt_url: (await findSettledIntent(db, order.number))?.receipt_url ?? null,
  }
}

function stateOf(
  { paymentState }: PayableOrder,
  intent: IntentRow | undefined,
): PaymentProgress['state'] {
  if (paymentState === 'PAID') return 'PAID'
  if (intent?.status === 'CONFIRMING') return 'CHECKING'
  if (paymentState === 'OVER') return 'OVER'
  if (intent?.status === 'WAITING_FOR_DEPOSIT') return 'WAITING_FOR_DEPOSIT'
  return intent?.status === 'FAILED' ? 'DECLINED' : 'TO_PAY'
}
