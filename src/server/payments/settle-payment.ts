import type { Won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { postReceived } from './post-money.ts'
import { paymentOf, updatePayment } from './store.ts'

interface Settlement {
  readonly orderNumber: string
  readonly amount: Won
  /** As the bank names who paid; what was announced stays when it is not known. */
  readonly depositor: string | null
  readonly at: Date
}

/**
 * The money is here. Whoever learns of it (an administrator, a provider's word, a reconciler) comes
 * through this door, with the order's row locked; the second one finds it ALREADY settled.
 *
 * Refuses AMOUNT_MISMATCH: it is not what the order costs.
 */
export async function settlePayment(
  tx: Db,
  { orderNumber, amount, depositor, at }: Settlement,
): Promise<'SETTLED' | 'ALREADY'> {
  const payment = await paymentOf(tx, orderNumber)
  if (payment.amount !== amount) refuse('AMOUNT_MISMATCH')
  if (payment.status !== 'WAITING') return 'ALREADY'
  const paid = await updatePayment(tx, payment.id, {
    status: 'PAID',
    paid_at: at,
    depositor_name: depositor ?? payment.depositor_name,
  })
  await postReceived(tx, paid, 'RECEIVABLE', at)
  return 'SETTLED'
}

/**
 * Money came that nobody waited for any more. Refuses AMOUNT_MISMATCH; ILLEGAL_TRANSITION: it was
 * not called off, or came before.
 */
export async function settleLatePayment(
  tx: Db,
  { orderNumber, amount, depositor, at }: Settlement,
): Promise<void> {
  const payment = await paymentOf(tx, orderNumber)
  if (payment.status !== 'CANCELLED') refuse('ILLEGAL_TRANSITION')
  if (payment.amount !== amount) refuse('AMOUNT_MISMATCH')
  const paid = await updatePayment(tx, payment.id, {
    status: 'PAID',
    paid_at: at,
    depositor_name: depositor ?? payment.depositor_name,
  })
  await postReceived(tx, paid, 'CUSTOMER_CREDIT', at)
}

/** No money is waited for any more. */
export async function cancelPayment(tx: Db, orderNumber: string): Promise<void> {
  const payment = await paymentOf(tx, orderNumber)
  if (payment.status === 'WAITING') await updatePayment(tx, payment.id, { status: 'CANCELLED' })
}
