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

/** What an order and its customer get to know of its money. `by`: whoever recorded what happened. */
export const moneyEvents = (
  deps: EventDeps,
  by: ChangedBy = changedBySystem('PAID_ONLINE'),
): MoneyEvents => ({
  async orderPaid(tx, orderNumber, at) {
    const order = await lockOrder(tx, orderNumber)
    if (order.status === 'PAYMENT_PENDING') await payOrder(deps, tx, order, { by, at })
  },

  async moneyReceived(tx, orderNumber, { amount, due, sender }, at) {
    const order = await lockOrder(tx, orderNumber)
    // As the bank names who paid; what was announced stays when it is not known.
    if (sender) await updateOrder(tx, order.id, { depositor_name: sender })
    // The whole price at once: the payment's own message says so.
    if (due === 0 && order.status === 'PAYMENT_PENDING') return
    await note(tx, order, due === 0 ? 'PAID_AGAIN' : 'PARTLY_PAID', at)
    const { payment } = await paymentOf(tx, { ...order, amount_due: due })
    const { orderUrl } = await customerLinks(deps, tx, order, at)
    const { deposit, due_at } = payment
    const dueAt = due_at === null ? null : new Date(due_at)
    const received = { kind: 'MONEY_RECEIVED', amount, due, deposit, dueAt, orderUrl } as const
    await notify(tx, { ...orderMessageFields(order), ...received }, at)
  },

  async amountDue(tx, orderNumber, due, at) {
    const order = await lockOrder(tx, orderNumber)
    await note(tx, order, 'PAYMENT_REVERSED', at)
    const { payment } = await paymentOf(tx, { ...order, amount_due: due })
    const { orderUrl } = await customerLinks(deps, tx, order, at)
    const endsReceipt = await hasIssuedCashReceipt(tx, order)
    const { deposit } = payment
    const asked = { kind: 'AMOUNT_DUE', amount: due, deposit, endsReceipt, orderUrl } as const
    await notify(tx, { ...orderMessageFields(order), ...asked }, at)
  },

  async refundAgreed(tx, orderNumber, amount, at) {
    const order = await lockOrder(tx, orderNumber)
    const about = await whyAgreed(tx, order, at)
    if (about.because === 'OVERPAID') await note(tx, order, 'OVERPAID', at)
    const route = await refundRouteOf(deps, tx, order, at)
    if (!route) return
    const agreed = { kind: 'REFUND_AGREED', amount, ...about, route } as const
    await notify(tx, { ...orderMessageFields(order), ...agreed }, at)
  },

  async refundSent(tx, orderNumber, { amount, interest }, at) {
    const order = await lockOrder(tx, orderNumber)
    await note(tx, order, 'REFUND_SENT', at)
    await notify(tx, { ...orderMessageFields(order), kind: 'REFUND_SENT', amount, interest }, at)
  },
})

/**
 * Events of refunds of which the studio has made its transfers already: only what a provider still sends
 * is promised.
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

const note = (tx: Db, order: OrderRow, what: string, at: Date) =>
  tx
    .insertInto('order_history')
    .values(historyRow(order, changedBySystem(what), at))
    .execute()

/** Points come back with a cancellation alone. */
async function whyAgreed(tx: Db, order: OrderRow, at: Date) {
  const account = (await accountRowsOf(tx, [order.number])).get(order.number)!
  const { because, reason, fee: deductedAmount } = refundCauseOf(account, at)
  const restoredPoints = won(because === 'CANCELLED' ? order.used_points : 0)
  return { because, reason, deductedAmount, restoredPoints }
}
