import { credit, debit, type LedgerAccount, type LedgerEvent, post } from '#server/ledger/index.ts'
import type { PaymentRow, RefundRow } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { OrderRow } from './store.ts'

const discountsOf = (order: OrderRow) => order.discount_coupon + order.discount_promotion

type Lines = Parameters<typeof post>[1]['lines']

const postOrder = (tx: Db, order: OrderRow, what: LedgerEvent, at: Date, lines: Lines) =>
  post(tx, {
    what,
    cause: `order:${order.number}:${what.replace('ORDER_', '').replace('_', '-').toLowerCase()}`,
    at,
    orderNumber: order.number,
    memberId: order.member_id,
    lines,
  })

/** Money is asked for, and coupon and promotion code are held; points stand in the book already. */
export const postPlaced = (tx: Db, order: OrderRow, at: Date) =>
  postOrder(tx, order, 'ORDER_PLACED', at, [
    debit('RECEIVABLE', order.total_price),
    debit('DISCOUNTS_PROMISED', discountsOf(order)),
    credit('UNEARNED', order.total_price + discountsOf(order)),
  ])

/** The order is a sale, with what its discounts and points took off it. */
export const postPaid = (tx: Db, order: OrderRow, at: Date) =>
  postOrder(tx, order, 'ORDER_PAID', at, [
    debit('UNEARNED', order.total_price + discountsOf(order)),
    debit('COUPON_DISCOUNTS', order.discount_coupon),
    debit('PROMOTION_DISCOUNTS', order.discount_promotion),
    debit('POINTS_TENDERED', order.used_points),
    credit('DISCOUNTS_PROMISED', discountsOf(order)),
    credit('SALES', order.subtotal + order.shipping_fee),
  ])

/** Nothing is asked for any more. */
export const postCancelled = (tx: Db, order: OrderRow, at: Date) =>
  postOrder(tx, order, 'ORDER_CANCELLED', at, [
    debit('UNEARNED', order.total_price + discountsOf(order)),
    credit('DISCOUNTS_PROMISED', discountsOf(order)),
    credit('RECEIVABLE', order.total_price),
  ])

/** A part of the price goes back; of an order that was called off, of what had been kept. */
export const postAllowance = (tx: Db, order: OrderRow, refund: RefundRow, at: Date) =>
  post(tx, {
    what: 'ALLOWANCE',
    cause: `refund:${refund.id}:allowance`,
    at,
    orderNumber: order.number,
    memberId: order.member_id,
    lines: allowanceLines(order, refund),
  })

const allowanceLines = ({ status }: OrderRow, { amount }: RefundRow): Lines => [
  debit(status === 'REFUNDED' ? 'REFUND_DEDUCTIONS' : 'ALLOWANCES', amount),
  credit('CUSTOMER_CREDIT', amount),
]

/**
 * The sale is undone: `back` is the customer's again, what had been given back before stays given,
 * the rest is kept. `against` is where the money is: none of it is here when it was taken back.
 */
export const postCalledOff = (
  tx: Db,
  order: OrderRow,
  { back, before, against }: { back: number; before: number; against: LedgerAccount },
  at: Date,
) =>
  postOrder(tx, order, 'ORDER_CALLED_OFF', at, [
    debit('SALES', order.subtotal + order.shipping_fee),
    credit('COUPON_DISCOUNTS', order.discount_coupon),
    credit('PROMOTION_DISCOUNTS', order.discount_promotion),
    credit('POINTS_TENDERED', order.used_points),
    credit('ALLOWANCES', before),
    credit(against, back),
    credit('REFUND_DEDUCTIONS', order.total_price - before - back),
  ])

interface OfTakenBack {
  readonly payment: PaymentRow
  readonly what: 'ALLOWANCE' | 'ORDER_CALLED_OFF'
  /** Tells apart what is booked each time that the payment is taken back. */
  readonly name: string
}

const postTakenBackOf = (
  tx: Db,
  order: OrderRow,
  { payment, what, name }: OfTakenBack,
  at: Date,
  lines: Parameters<typeof post>[1]['lines'],
) =>
  post(tx, {
    what,
    cause: `payment:${payment.id}:${name}:${payment.times_taken_back}`,
    at,
    orderNumber: order.number,
    memberId: order.member_id,
    lines,
  })

/** Parts of a price that was taken back go to nobody: they are given, or kept, as before they were agreed. */
export const postWithdrawnFrom = (
  tx: Db,
  order: OrderRow,
  { withdrawn, payment }: { withdrawn: number; payment: PaymentRow },
  at: Date,
) =>
  postTakenBackOf(tx, order, { payment, what: 'ALLOWANCE', name: 'withdrawn' }, at, [
    debit('CUSTOMER_CREDIT', withdrawn),
    credit(order.status === 'REFUNDED' ? 'REFUND_DEDUCTIONS' : 'ALLOWANCES', withdrawn),
  ])

/** Of an order that was called off nothing is kept and nothing asked for: its money was none. */
export const postNothingAsked = (tx: Db, order: OrderRow, payment: PaymentRow, at: Date) =>
  postTakenBackOf(tx, order, { payment, what: 'ORDER_CALLED_OFF', name: 'not-asked' }, at, [
    debit('REFUND_DEDUCTIONS', payment.amount),
    credit('RECEIVABLE', payment.amount),
  ])

/** Something of it was paid out from elsewhere: what was still to go back is not asked for. */
export const postAskedLess = (
  tx: Db,
  order: OrderRow,
  { withdrawn, payment }: { withdrawn: number; payment: PaymentRow },
  at: Date,
) =>
  postTakenBackOf(tx, order, { payment, what: 'ORDER_CALLED_OFF', name: 'asked-less' }, at, [
    debit('REFUND_DEDUCTIONS', withdrawn),
    credit('RECEIVABLE', withdrawn),
  ])

/** This refund of it had left before it was taken back: so much more is asked for. */
export const postAskedAgain = (
  tx: Db,
  order: OrderRow,
  { refund, more }: { refund: RefundRow; more: number },
  at: Date,
) =>
  post(tx, {
    what: 'ORDER_CALLED_OFF',
    cause: `refund:${refund.id}:asked-again`,
    at,
    orderNumber: order.number,
    memberId: order.member_id,
    lines: [debit('RECEIVABLE', more), credit('REFUND_DEDUCTIONS', more)],
  })

/** A part of a price that was withdrawn had been given already. */
export const postGivenAfterAll = (tx: Db, order: OrderRow, refund: RefundRow, at: Date) =>
  post(tx, {
    what: 'ALLOWANCE',
    cause: `refund:${refund.id}:given-after-all`,
    at,
    orderNumber: order.number,
    memberId: order.member_id,
    lines: allowanceLines(order, refund),
  })
