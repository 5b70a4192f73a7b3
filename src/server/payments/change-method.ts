import type { ParsedOf } from '#contract/endpoint.ts'
import type { changePaymentMethod as endpoint, Paying } from '#contract/paying.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readSettings } from '#server/settings/index.ts'
import { aliveAttempt } from './attempt-paying.ts'
import { updateAttempt } from './attempts-store.ts'
import type { PayingOrders } from './paying-orders.ts'
import { payingOf } from './paying-reply.ts'
import { beginPayment } from './start-payment.ts'
import { paymentOf, updatePayment } from './store.ts'

/**
 * Pays an unpaid order in another way. An account that was being waited for is left, and ended at the
 * company afterwards.
 *
 * Refuses PAYMENT_IN_PROGRESS: money may be on its way already; ILLEGAL_TRANSITION: nothing is to be
 * paid; PAYMENT_METHOD_UNAVAILABLE; SHOP_NOT_READY.
 */
export async function changeMethod(
  { db, now, paymentProviders }: Pick<Deps, 'db' | 'now' | 'paymentProviders'>,
  orders: PayingOrders,
  caller: Caller,
  { body }: ParsedOf<typeof endpoint>,
): Promise<Paying> {
  const at = now()
  const { number } = await orders.find(db, caller, body.order_number, body.guest_token, at)
  return inTransaction(db, async (tx) => {
    const order = await orders.lock(tx, number)
    if (order.standing !== 'UNPAID') refuse('ILLEGAL_TRANSITION')
    const alive = await aliveAttempt(tx, number)
    if (alive?.status === 'CONFIRMING') refuse('PAYMENT_IN_PROGRESS')
    if (alive?.status === 'WAITING_FOR_DEPOSIT') {
      await updateAttempt(tx, alive.id, { status: 'LEFT', asked_at: null })
    }
    const payment = await paymentOf(tx, number)
    const begun = beginPayment({
      providers: paymentProviders,
      settings: await readSettings(tx),
      orderNumber: number,
      method: body.payment_method,
      amount: order.total,
      dueAt: order.paymentDueAt,
    })
    await updatePayment(tx, payment.id, { ...begun, provider_reference: null })
    if (body.depositor_name) await orders.nameDepositor(tx, number, body.depositor_name)
    if (begun.deposit_account) await orders.tellAccount(tx, number, at)
    return payingOf(tx, await orders.lock(tx, number))
  })
}
