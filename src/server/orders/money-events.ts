import { sumOf, won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import {
  accountRowsOf,
  isOpenRefund,
  type MoneyEvents,
  refundCauseOf,
  refundsOfOrder,
} from '#server/money/index.ts'
import { notify } from '#server/notifications/index.ts'
import { paymentOf } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { type ChangedBy, changedBySystem, historyRow } from './change-status.ts'
import { customerLinks } from './customer-links.ts'
import { hasIssuedCashReceipt, orderMessageFields } from './notify-customer.ts'
import { payOrder } from './pay-order.ts'
import { refundRouteOf } from './refund-route.ts'
import { type OrderRow, updateOrder } from './store.ts'
import { lockOrder } from './visible-order.ts'

type EventDeps = Pick<Deps, 'publicUrl'>

/**
 * Applies money events to orders: changes the status, writes the history, notifies the customer.
 * `changedBy`: who recorded the event.
 */
export const moneyEvents = (
  deps: EventDeps,
  changedBy: ChangedBy = changedBySystem('PAID_ONLINE'),
): MoneyEvents => ({
  async orderPaid(tx, orderNumber, at) {
    const order = await lockOrder(tx, orderNumber)
    if (order.status === 'PAYMENT_PENDING') await payOrder(deps, tx, order, { changedBy, at })
  },

  async moneyReceived(tx, orderNumber, { amount, due, sender }, at) {
    const order = await lockOrder(tx, orderNumber)
    // The bank's name of the sender replaces the announced one.
    if (sender) await updateOrder(tx, order.id, { depositor_name: sender })
    // A full payment is announced by the message of `orderPaid`.
    if (due === 0 && order.status === 'PAYMENT_PENDING') return
    await addHistory(tx, order, due === 0 ? 'PAID_AGAIN' : 'PARTLY_PAID', at)
    const { payment } = await paymentOf(tx, { ...order, amount_due: due })
    const { orderUrl } = await customerLinks(deps, tx, order, at)
    const { deposit, due_at } = payment
    const dueAt = due_at === null ? null : new Date(due_at)
    const received = { kind: 'MONEY_RECEIVED', amount, due, deposit, dueAt, orderUrl } as const
    await notify(tx, { ...orderMessageFields(order), ...received }, at)
  },

  async amountDue(tx, orderNumber, due, at) {
    const order = await lockOrder(tx, orderNumber)
    await addHistory(tx, order, 'PAYMENT_REVERSED', at)
    const { payment } = await paymentOf(tx, { ...order, amount_due: due })
    const { orderUrl } = await customerLinks(deps, tx, order, at)
    const endsReceipt = await hasIssuedCashReceipt(tx, order)
    const { deposit } = payment
    const message = { kind: 'AMOUNT_DUE', amount: due, deposit, endsReceipt, orderUrl } as const
    await notify(tx, { ...orderMessageFields(order), ...message }, at)
  },

  async refundAgreed(tx, orderNumber, amount, at) {
    const order = await lockOrder(tx, orderNumber)
    const about = await refundReasonFor(tx, order, at)
    if (about.because === 'OVERPAID') await addHistory(tx, order, 'OVERPAID', at)
    const route = await refundRouteOf(deps, tx, order, at)
    if (!route) return
    const agreed = { kind: 'REFUND_AGREED', amount, ...about, route } as const
    await notify(tx, { ...orderMessageFields(order), ...agreed }, at)
  },

  async refundSent(tx, orderNumber, { amount, interest }, at) {
    const order = await lockOrder(tx, orderNumber)
    await addHistory(tx, order, 'REFUND_SENT', at)
    await notify(tx, { ...orderMessageFields(order), kind: 'REFUND_SENT', amount, interest }, at)
  },
})

/**
 * Wraps the events of a refund whose transfers the studio has already made: announces only refunds
 * that the provider still sends.
 */
export const notifyOnlineRefundsOnly = (events: MoneyEvents): MoneyEvents => ({
  ...events,
  async refundAgreed(tx, orderNumber, _amount, at) {
    const refunds = await refundsOfOrder(tx, orderNumber)
    const online = refunds.filter((it) => isOpenRefund(it) && it.paid_by === 'PROVIDER')
    const amount = sumOf(online.map((it) => won(it.amount)))
    if (amount > 0) await events.refundAgreed(tx, orderNumber, amount, at)
  },
})

const addHistory = (tx: Db, order: OrderRow, what: string, at: Date) =>
  tx
    .insertInto('order_history')
    .values(historyRow(order, changedBySystem(what), at))
    .execute()

/** Returns why a refund was agreed; points are restored only by a cancellation. */
async function refundReasonFor(tx: Db, order: OrderRow, at: Date) {
  const account = await accountRowsOf(tx, order.number)
  const { because, reason, fee: deductedAmount } = refundCauseOf(account, at)
  const restoredPoints = won(because === 'CANCELLED' ? order.used_points : 0)
  return { because, reason, deductedAmount, restoredPoints }
}
