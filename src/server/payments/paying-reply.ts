import type { Paying } from '#contract/paying.ts'
import { won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { type IntentRow, newestIntent, settledIntent } from './intents-store.ts'
import type { PayableOrder } from './paying-orders.ts'
import { paymentOf } from './payment-reply.ts'

/** How an order's payment stands, in the words that a customer may be told. */
export async function payingOf(db: Db, order: PayableOrder): Promise<Paying> {
  const intent = await newestIntent(db, order.number)
  const { payment } = await paymentOf(db, order)
  return {
    ...payment,
    amount: payment.deposit?.amount ?? (order.due > 0 ? order.due : won(order.total_price)),
    order_number: order.number,
    state: stateOf(order, intent),
    failure_code: intent?.failure_code ?? null,
    receipt_url: (await settledIntent(db, order.number))?.receipt_url ?? null,
  }
}

function stateOf({ standing }: PayableOrder, intent: IntentRow | undefined): Paying['state'] {
  if (standing === 'PAID') return 'PAID'
  if (intent?.status === 'CONFIRMING') return 'CHECKING'
  if (standing === 'OVER') return 'OVER'
  if (intent?.status === 'WAITING_FOR_DEPOSIT') return 'WAITING_FOR_DEPOSIT'
  return intent?.status === 'FAILED' ? 'DECLINED' : 'TO_PAY'
}
