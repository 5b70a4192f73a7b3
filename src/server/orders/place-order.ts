import { randomUUID } from 'node:crypto'
import type { Payment } from '#contract/payments.ts'
import type { Won } from '#domain/money/won.ts'
import { lockActiveMember } from '#server/accounts/index.ts'
import { findProductOnSale } from '#server/catalog/index.ts'
import type { Deps } from '#server/deps.ts'
import { chargePrice } from '#server/money/index.ts'
import { emitAdminEvent } from '#server/notifications/index.ts'
import { choosePaymentMethod, newPayment, storeCashReceiptRequest } from '#server/payments/index.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { runOnce } from '#server/platform/idempotency.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { spendPoints } from '#server/points/index.ts'
import { redeemPromotion } from '#server/promotions/index.ts'
import { removeFromCart } from '#server/saved/index.ts'
import { readSettings } from '#server/settings/index.ts'
import { changedBySystem, historyRow } from './change-status.ts'
import { guestLinks, memberLinks } from './customer-links.ts'
import { orderMailLimits } from './guest-limits.ts'
import { deterministicToken, storeGuestToken } from './guest-token.ts'
import { newOrder } from './new-order.ts'
import { notifyPlaced } from './notify-customer.ts'
import { newOrderNumber } from './order-number.ts'
import type { OrderRequest } from './order-request.ts'
import { payOrder } from './pay-order.ts'
import { postPlaced } from './post-order.ts'
import { priceOf, toQuote } from './pricing.ts'
import { refuseRecentOrder } from './refuse-recent-order.ts'
import { promotionPersonOf, reserveReductions } from './reserve-reductions.ts'
import { insertOrder, type OrderRow } from './store.ts'

type PlaceDeps = Pick<
  Deps,
  'db' | 'now' | 'secret' | 'publicUrl' | 'paymentProviders' | 'rateLimits'
>

/**
 * The result stored with the idempotency key; both calls can reply with it, whichever placed the
 * order.
 */
interface Placed {
  readonly order_id: string
  readonly order_number: string
  readonly status: OrderRow['status']
  readonly total_price: Won
  readonly payment: Payment
}

/**
 * Places an order: reserves coupon, promotion and points, fixes the price and starts the payment
 * deadline. All or nothing, once per idempotency key.
 *
 * Amounts come from our own tables. A price that differs from the one shown is refused as
 * PRICE_CHANGED with the current quote, so that nobody pays an unseen price.
 *
 * Members and guests share the idempotency keys of orders: a guest call with the key of a member's
 * call replies with the member's order and a token for it, so a retry after a lost reply never places
 * a second order. The token is derived from the key, so only its hash is stored.
 *
 * Source: ORD-13.
 */
export async function placeOrder(
  deps: PlaceDeps,
  request: OrderRequest,
): Promise<Placed & { readonly guest_token: string }> {
  const at = deps.now()
  const { idempotency } = request.context
  const key = idempotency?.key ?? randomUUID()

  return inTransaction(deps.db, async (tx) => {
    const placed = await runOnce(
      tx,
      idempotency,
      at,
      () => place(deps, tx, request, key, at),
      isReadableBy,
    )
    const token = deterministicToken(deps.secret, placed.order_number, key)
    if (!request.memberId) await storeGuestToken(tx, placed.order_id, token, at)
    return { ...placed, guest_token: token }
  })
}

/**
 * Whether the caller may get the stored reply: between member and guest yes, for another member
 * never.
 */
const isReadableBy = (keeper: string | null, caller: string | null): boolean =>
  keeper === null || caller === null || keeper === caller

async function place(
  deps: PlaceDeps,
  tx: Db,
  { memberId, body, context }: OrderRequest,
  key: string,
  at: Date,
): Promise<Placed> {
  if (memberId && !(await lockActiveMember(tx, memberId))) refuse('SIGN_IN_REQUIRED')
  if (body.agreed_refund === false) refuse('AGREEMENT_REQUIRED')
  // Within the transaction: only orders that were placed count.
  await limitRates({ ...deps, db: tx }, orderMailLimits(body.guest_email, context.ip), at)
  const settings = await readSettings(tx)
  const product = (await findProductOnSale(tx, body)) ?? refuse('PRODUCT_NOT_ON_SALE')

  if (body.ask_if_recent) await refuseRecentOrder(tx, { memberId, body, productId: product.id }, at)

  const number = newOrderNumber()
  const buyer = { memberId, email: body.guest_email, orderNumber: number, at }
  const reserved = await reserveReductions(
    tx,
    {
      ...buyer,
      couponId: body.coupon_id,
      promotionCode: body.promotion_code,
      points: body.used_points,
    },
    settings,
  )
  const price = priceOf(product, reserved)
  if (!memberId && price.total === 0) refuse('TOTAL_NOT_POSITIVE')
  if (price.total !== (body.total_price ?? price.total)) {
    refuse('PRICE_CHANGED', { quote: toQuote(price, settings, memberId !== null) })
  }

  if (memberId)
    await spendPoints(tx, { memberId, orderNumber: number, amount: price.usedPoints, at })
  const chosen = choosePaymentMethod({
    providers: deps.paymentProviders,
    settings,
    method: body.payment_method,
    amount: price.total,
  })
  const row = newOrder({
    memberId,
    body,
    context,
    number,
    product,
    price,
    reserved,
    chosen,
    settings,
    at,
  })
  const changedBy = { actor: 'buyer', id: memberId } as const
  const order = await insertOrder(tx, row, historyRow(row, changedBy, at))
  if (memberId) await removeFromCart(tx, memberId, row.product_id)
  await chargePrice(tx, { orderNumber: number, amount: price.total, at })
  await postPlaced(tx, order, at)
  if (body.cash_receipt && order.payment_provider === 'bank_transfer') {
    await storeCashReceiptRequest(tx, number, body.cash_receipt, at)
  }
  const payment = newPayment(order, settings)
  const links = memberId
    ? memberLinks(deps.publicUrl, number)
    : guestLinks(deps.publicUrl, number, deterministicToken(deps.secret, number, key))
  await notifyPlaced(tx, order, payment, links, at)
  await emitAdminEvent(tx, { occasion: 'ORDER', subject: number, at })
  const { status } = price.total === 0 ? await payNothing(deps, tx, order, at) : order

  // Orders with the same code wait for the promotion's row, so it is locked as late as possible.
  if (reserved.promotion) {
    const { code } = reserved.promotion
    const promotion = await redeemPromotion(tx, {
      ...buyer,
      code,
      person: promotionPersonOf(buyer),
    })
    const now = priceOf(product, { ...reserved, promotion })
    if (now.total !== price.total) {
      refuse('PRICE_CHANGED', { quote: toQuote(now, settings, memberId !== null) })
    }
  }
  return {
    order_id: order.id,
    order_number: number,
    status,
    total_price: price.total,
    payment:
      price.total === 0 ? { ...payment, status: 'PAID', paid_at: at.toISOString() } : payment,
  }
}

/** Pays an order at once whose price is reduced to 0. */
const payNothing = (deps: PlaceDeps, tx: Db, order: OrderRow, at: Date) =>
  payOrder(deps, tx, order, { changedBy: changedBySystem('NOTHING_TO_PAY'), at })
