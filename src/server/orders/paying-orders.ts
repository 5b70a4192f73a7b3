import { type Won, won } from '#domain/money/won.ts'
import type { OrderStanding } from '#domain/payments/attempt-step.ts'
import type { Deps } from '#server/deps.ts'
import {
  missingOf,
  type PayableOrder,
  type PayingOrders,
  paymentOf,
} from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { bookRefund } from './book-refund.ts'
import { bySystem } from './change-status.ts'
import { customerLinks } from './customer-links.ts'
import { tellOddMoney } from './odd-money.ts'
import { bookNotPaidByHand, bookPaidByHand } from './paid-by-hand.ts'
import { receiveDeposit } from './receive-deposit.ts'
import { type OrderRow, updateOrder } from './store.ts'
import { takeBackByCompany } from './take-back.ts'
import { tellCashReceipt, tellPlaced, tellRefundPaidOut } from './tell-customer.ts'
import { findOrderFor, lockOrder } from './visible-order.ts'

/** What a payment company's word does to orders. */
export const payingOrders = (deps: Pick<Deps, 'publicUrl'>): PayingOrders => ({
  find: async (db, caller, orderNumber, guestToken, at) =>
    toPayable(db, await findOrderFor(db, caller, orderNumber, guestToken, at)),
  lock: async (tx, orderNumber) => toPayable(tx, await lockOrder(tx, orderNumber)),
  async pay(tx, orderNumber, amount, at) {
    const order = await lockOrder(tx, orderNumber)
    const by = bySystem('PAID_ONLINE')
    await receiveDeposit(deps, tx, order, { amount, depositor: null, by, at })
  },
  async nameDepositor(tx, orderNumber, name) {
    const { id } = await lockOrder(tx, orderNumber)
    await updateOrder(tx, id, { depositor_name: name })
  },
  async tellAccount(tx, orderNumber, at) {
    const order = await lockOrder(tx, orderNumber)
    const links = await customerLinks(deps, tx, order, at)
    await tellPlaced(tx, order, await paymentOf(tx, orderNumber), links, at)
  },
  async tellCashReceipt(tx, orderNumber, receipt, at) {
    const order = await lockOrder(tx, orderNumber)
    await tellCashReceipt(tx, order, receipt, await customerLinks(deps, tx, order, at), at)
  },
  async tellOddMoney(tx, orderNumber, odd, at) {
    await tellOddMoney(deps, tx, await lockOrder(tx, orderNumber), odd, at)
  },
  async tellGivenBack(tx, orderNumber, amount, at) {
    const order = await lockOrder(tx, orderNumber)
    await tellRefundPaidOut(tx, order, { amount, interest: won(0) }, at)
  },
  bookRefund: async (tx, orderNumber, refund, at) =>
    bookRefund(deps, tx, await lockOrder(tx, orderNumber), refund, at),
  bookPaidByHand: async (tx, orderNumber, paid) =>
    bookPaidByHand(deps, tx, await lockOrder(tx, orderNumber), paid),
  bookNotPaidByHand: async (tx, orderNumber, answered) =>
    bookNotPaidByHand(deps, tx, await lockOrder(tx, orderNumber), answered),
  takeBack: async (tx, orderNumber, paymentKey, at) =>
    takeBackByCompany(deps, tx, await lockOrder(tx, orderNumber), paymentKey, at),
})

/**
 * `total`: what is asked for, without the parts that have come; of an order that was called off it may be
 * less than its price.
 */
const toPayable = async (db: Db, order: OrderRow): Promise<PayableOrder> => ({
  number: order.number,
  memberId: order.member_id,
  standing: await standingOf(db, order),
  total: await askedOf(db, order),
  productName: order.product_name,
  customerName: order.contact_name,
  email: order.contact_email,
  phone: order.contact_phone,
  depositorName: order.depositor_name,
  language: order.language,
  paymentDueAt: order.payment_due_at,
})

async function askedOf(db: Db, { number }: OrderRow): Promise<Won> {
  const payment = await paymentOf(db, number)
  const isPaid = payment.status !== 'WAITING' && payment.status !== 'TAKEN_BACK'
  return isPaid ? won(payment.amount) : missingOf(db, payment)
}

/** Whose money was taken back is paid for anew. */
async function standingOf(
  db: Db,
  { number, status, paid_at: paidAt }: OrderRow,
): Promise<OrderStanding> {
  if (status === 'PAYMENT_PENDING') return 'UNPAID'
  if ((await paymentOf(db, number)).status === 'TAKEN_BACK') return 'UNPAID'
  return paidAt ? 'PAID' : 'OVER'
}
