import type { ParsedOf } from '#contract/endpoint.ts'
import type { changePaymentMethod as endpoint, PaymentProgress } from '#contract/payment-flow.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readSettings } from '#server/settings/index.ts'
import { choosePaymentMethod } from './choose-payment-method.ts'
import { findActiveIntent, updateIntent } from './intents-store.ts'
import type { PayableOrders } from './payable-orders.ts'
import { readPaymentProgress } from './read-payment-progress.ts'

/**
 * Changes how the amount due of an order is paid. Its open virtual account is abandoned, and closed
 * at the provider later.
 *
 * Refuses PAYMENT_IN_PROGRESS: money may be on its way; ILLEGAL_TRANSITION: nothing is due;
 * PAYMENT_METHOD_UNAVAILABLE; SHOP_NOT_READY.
 */
export async function changePaymentMethod(
  { db, now, paymentProviders: providers }: Pick<Deps, 'db' | 'now' | 'paymentProviders'>,
  orders: PayableOrders,
  caller: Caller,
  { body }: ParsedOf<typeof endpoint>,
): Promise<PaymentProgress> {
  const at = now()
  const { number } = await orders.find(db, caller, body.order_number, body.guest_token, at)
  return inTransaction(db, async (tx) => {
    const { paymentState, due: amount } = await orders.lock(tx, number)
    if (paymentState !== 'UNPAID') refuse('ILLEGAL_TRANSITION')
    const active = await findActiveIntent(tx, number)
    if (active?.status === 'CONFIRMING') refuse('PAYMENT_IN_PROGRESS')
    if (active?.status === 'WAITING_FOR_DEPOSIT') {
      await updateIntent(tx, active.id, { status: 'ABANDONED', last_synced_at: null })
    }
    const settings = await readSettings(tx)
    const chosen = choosePaymentMethod({ providers, settings, method: body.payment_method, amount })
    const { depositor_name } = body
    await orders.choosePayment(tx, number, { ...chosen, ...(depositor_name && { depositor_name }) })
    const order = await orders.lock(tx, number)
    const progress = await readPaymentProgress(tx, order)
    if (progress.deposit) await orders.notifyOfDepositAccount(tx, number, at)
    return progress
  })
}
