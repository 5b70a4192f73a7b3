import { won } from '#domain/money/won.ts'
import { orderedProductName } from '#server/catalog/index.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import {
  type OrderPaymentState,
  type PayableOrder,
  type PayableOrders,
  paymentOf,
} from '#server/payments/index.ts'
import { customerLinks } from './customer-links.ts'
import { moneyEvents } from './money-events.ts'
import { notifyCashReceipt, placedNotification } from './notify-customer.ts'
import { type OrderRow, updateOrder } from './store.ts'
import { findOrderFor, lockOrder } from './visible-order.ts'

/** Implements the access to orders that `payments` needs. */
export const payableOrders = (deps: Pick<Deps, 'publicUrl'>): PayableOrders => ({
  events: moneyEvents(deps),
  find: async (db, caller, orderNumber, guestToken, at) =>
    toPayable(await findOrderFor(db, caller, orderNumber, guestToken, at)),
  lock: async (tx, orderNumber) => toPayable(await lockOrder(tx, orderNumber)),
  async choosePayment(tx, orderNumber, chosen) {
    const { id } = await lockOrder(tx, orderNumber)
    await updateOrder(tx, id, chosen)
  },
  async notifyOfDepositAccount(tx, orderNumber, at) {
    const order = await lockOrder(tx, orderNumber)
    const { payment } = await paymentOf(tx, order)
    const links = await customerLinks(deps, tx, order, at)
    const name = orderedProductName(order.language, order)
    await notify(tx, placedNotification(order, name, payment, links), at)
  },
  async notifyOfCashReceipt(tx, orderNumber, receipt, at) {
    const order = await lockOrder(tx, orderNumber)
    await notifyCashReceipt(tx, order, receipt, await customerLinks(deps, tx, order, at), at)
  },
})

const toPayable = (order: OrderRow): PayableOrder => ({
  ...order,
  memberId: order.member_id,
  paymentState: paymentStateOf(order),
  due: won(order.amount_due),
  productName: orderedProductName(order.language, order),
  customerName: order.contact_name,
  email: order.contact_email,
  phone: order.contact_phone,
})

function paymentStateOf({ amount_due, paid_at: paidAt }: OrderRow): OrderPaymentState {
  if (amount_due > 0) return 'UNPAID'
  return paidAt ? 'PAID' : 'OVER'
}
