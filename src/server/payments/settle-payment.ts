import { type Won, won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { heldFor, takeHeld } from './extra-deposits.ts'
import { postReceived, postTakenBack } from './post-money.ts'
import { statusAfter } from './record-refund.ts'
import { type PaymentRow, paymentOf, updatePayment, type Way } from './store.ts'

interface Settlement {
  readonly orderNumber: string
  readonly amount: Won
  /** Absent: the way that was chosen. */
  readonly way?: Way | undefined
  readonly at: Date
}

/**
 * The money is here. Whoever learns of it (an administrator, a provider's word, a reconciler) comes
 * through this door, with the order's row locked; the second one finds it ALREADY settled. A part
 * that came before counts, and money that was taken back may come again.
 *
 * Refuses AMOUNT_MISMATCH: it is not what is missing of the order's price.
 */
export async function settlePayment(
  tx: Db,
  { orderNumber, amount, way, at }: Settlement,
): Promise<'SETTLED' | 'ALREADY'> {
  const payment = await paymentOf(tx, orderNumber)
  const held = await heldFor(tx, orderNumber)
  const isAsked = payment.status === 'WAITING' || payment.status === 'TAKEN_BACK'
  if (amount !== (isAsked ? payment.amount - held : payment.amount)) refuse('AMOUNT_MISMATCH')
  if (!isAsked) return 'ALREADY'
  const paid = await updatePayment(tx, payment.id, {
    status: statusAfter({ ...payment, status: 'PAID' }, won(0)),
    paid_at: at,
    ...(way && way.provider !== payment.provider && { ...way, deposit_account: null }),
  })
  if (held > 0) await takeHeld(tx, orderNumber, at)
  await postReceived(tx, paid, { held, at })
  return 'SETTLED'
}

/**
 * The bank fetched the money back, parts of it as well: it is asked for anew, and the order goes on meanwhile.
 *
 * Refuses ILLEGAL_TRANSITION: nothing is paid, or some of it has been given back.
 */
export async function takeBackPayment(tx: Db, orderNumber: string, at: Date): Promise<PaymentRow> {
  const payment = await paymentOf(tx, orderNumber)
  if (payment.status !== 'PAID' || payment.amount === 0) refuse('ILLEGAL_TRANSITION')
  await postTakenBack(tx, payment, { held: won(0), at })
  const times_taken_back = payment.times_taken_back + 1
  return updatePayment(tx, payment.id, { status: 'TAKEN_BACK', times_taken_back })
}

/** Of money that was taken back, and whose order was called off, so much is asked for. */
export async function claimOnly(tx: Db, { id }: PaymentRow, amount: Won): Promise<void> {
  await updatePayment(tx, id, { status: 'TAKEN_BACK', amount })
}

/** No money is waited for any more. */
export async function cancelPayment(tx: Db, orderNumber: string): Promise<void> {
  const payment = await paymentOf(tx, orderNumber)
  if (payment.status === 'WAITING' || payment.status === 'TAKEN_BACK') {
    await updatePayment(tx, payment.id, { status: 'CANCELLED' })
  }
}
