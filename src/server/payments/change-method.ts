import type { ParsedOf } from '#contract/endpoint.ts'
import type { changePaymentMethod as endpoint, Paying } from '#contract/paying.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readSettings } from '#server/settings/index.ts'
import { chosenPayment } from './choose-payment.ts'
import { aliveIntent, updateIntent } from './intents-store.ts'
import type { PayingOrders } from './paying-orders.ts'
import { payingOf } from './paying-reply.ts'

/**
 * Changes how what is due of an order is paid. A virtual account that was waited for is abandoned, and
 * closed at the provider afterwards.
 *
 * Refuses PAYMENT_IN_PROGRESS: money may be on its way already; ILLEGAL_TRANSITION: nothing is due;
 * PAYMENT_METHOD_UNAVAILABLE; SHOP_NOT_READY.
 */
export async function changeMethod(
  { db, now, paymentProviders: providers }: Pick<Deps, 'db' | 'now' | 'paymentProviders'>,
  orders: PayingOrders,
  caller: Caller,
  { body }: ParsedOf<typeof endpoint>,
): Promise<Paying> {
  const at = now()
  const { number } = await orders.find(db, caller, body.order_number, body.guest_token, at)
  return inTransaction(db, async (tx) => {
    const { standing, due: amount } = await orders.lock(tx, number)
    if (standing !== 'UNPAID') refuse('ILLEGAL_TRANSITION')
    const alive = await aliveIntent(tx, number)
    if (alive?.status === 'CONFIRMING') refuse('PAYMENT_IN_PROGRESS')
    if (alive?.status === 'WAITING_FOR_DEPOSIT') {
      await updateIntent(tx, alive.id, { status: 'ABANDONED', asked_at: null })
    }
    const settings = await readSettings(tx)
    const chosen = chosenPayment({ providers, settings, method: body.payment_method, amount })
    const { depositor_name } = body
    await orders.choosePayment(tx, number, { ...chosen, ...(depositor_name && { depositor_name }) })
    const order = await orders.lock(tx, number)
    const paying = await payingOf(tx, order)
    if (paying.deposit) await orders.notifyOfAccount(tx, number, at)
    return paying
  })
}
