import { won } from '#domain/money/won.ts'
import type { OrderStanding } from '#domain/payments/attempt-step.ts'
import type { Deps } from '#server/deps.ts'
import type { PayableOrder, PayingOrders } from '#server/payments/index.ts'
import { bySystem } from './change-status.ts'
import { payOrder } from './pay-order.ts'
import type { OrderRow } from './store.ts'
import { oweLateMoney } from './take-late-deposit.ts'
import { findOrderFor, lockOrder } from './visible-order.ts'

/** What a payment company's word does to orders. */
export const payingOrders = (deps: Pick<Deps, 'publicUrl'>): PayingOrders => ({
  find: async (db, caller, orderNumber, guestToken, at) =>
    toPayable(await findOrderFor(db, caller, orderNumber, guestToken, at)),
  lock: async (tx, orderNumber) => toPayable(await lockOrder(tx, orderNumber)),
  async pay(tx, orderNumber, amount, at) {
    const order = await lockOrder(tx, orderNumber)
    await payOrder(deps, tx, order, { amount, depositor: null, by: bySystem('PAID_ONLINE'), at })
  },
  async payLate(tx, orderNumber, amount, at) {
    await oweLateMoney(tx, await lockOrder(tx, orderNumber), { amount, depositor: null, at })
  },
})

const toPayable = (order: OrderRow): PayableOrder => ({
  number: order.number,
  memberId: order.member_id,
  standing: standingOf(order),
  total: won(order.total_price),
  productName: order.product_name,
  customerName: order.contact_name,
  email: order.contact_email,
  phone: order.contact_phone,
  language: order.language,
  paymentDueAt: order.payment_due_at,
})

function standingOf({ status, paid_at: paidAt }: OrderRow): OrderStanding {
  if (status === 'PAYMENT_PENDING') return 'UNPAID'
  return paidAt ? 'PAID' : 'OVER'
}
