import { credit, debit, type LedgerEvent, partsOfPosting, post } from '#server/ledger/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { OrderRow } from './store.ts'

type Discounted = Pick<OrderRow, 'discount_coupon' | 'discount_promotion'>

const discountsOf = (order: Discounted) => order.discount_coupon + order.discount_promotion

type Lines = Parameters<typeof post>[1]['lines']

const toPosting = (
  order: Pick<OrderRow, 'number' | 'member_id'>,
  what: LedgerEvent,
  at: Date,
  lines: Lines,
) => ({
  what,
  cause: `order:${order.number}:${what.replace('ORDER_', '').toLowerCase()}`,
  at,
  orderNumber: order.number,
  memberId: order.member_id,
  lines,
})

const postOrder = (tx: Db, order: OrderRow, what: LedgerEvent, at: Date, lines: Lines) =>
  post(tx, toPosting(order, what, at, lines))

/**
 * Parts of a statement that post a new order: what is due, and the discounts it holds. Points are posted
 * by `points`.
 */
export const partsOfPlaced = (
  order: Discounted & Pick<OrderRow, 'number' | 'member_id' | 'total_price'>,
  at: Date,
) =>
  partsOfPosting(
    toPosting(order, 'ORDER_PLACED', at, [
      debit('RECEIVABLE', order.total_price),
      debit('DISCOUNTS_PROMISED', discountsOf(order)),
      credit('UNEARNED', order.total_price + discountsOf(order)),
    ]),
  )

/** Posts the sale, reduced by discounts and points. */
export const postPaid = (tx: Db, order: OrderRow, at: Date) =>
  postOrder(tx, order, 'ORDER_PAID', at, [
    debit('UNEARNED', order.total_price + discountsOf(order)),
    debit('COUPON_DISCOUNTS', order.discount_coupon),
    debit('PROMOTION_DISCOUNTS', order.discount_promotion),
    debit('POINTS_TENDERED', order.used_points),
    credit('DISCOUNTS_PROMISED', discountsOf(order)),
    credit('SALES', order.subtotal + order.shipping_fee),
  ])

/** Reverses the sale, or the discounts held for it; `money` reverses the charges. */
export const postEnded = (tx: Db, order: OrderRow, at: Date) =>
  postOrder(
    tx,
    order,
    'ORDER_CANCELLED',
    at,
    order.paid_at
      ? [
          debit('SALES', order.subtotal + order.shipping_fee),
          credit('COUPON_DISCOUNTS', order.discount_coupon),
          credit('PROMOTION_DISCOUNTS', order.discount_promotion),
          credit('POINTS_TENDERED', order.used_points),
          credit('UNEARNED', order.total_price),
        ]
      : [debit('UNEARNED', discountsOf(order)), credit('DISCOUNTS_PROMISED', discountsOf(order))],
  )
