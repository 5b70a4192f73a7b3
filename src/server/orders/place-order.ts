import { randomUUID } from 'node:crypto'
import type { Payment } from '#contract/payments.ts'
import type { Won } from '#domain/money/won.ts'
import type { Price } from '#domain/pricing/price-order.ts'
import { orderedProductName } from '#server/catalog/index.ts'
import type { Deps } from '#server/deps.ts'
import { choosePaymentMethod, newPayment } from '#server/payments/index.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { waitForDisk } from '#server/platform/early-release.ts'
import { findStoredReply } from '#server/platform/idempotency.ts'
import { isUndone } from '#server/platform/one-statement.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import { required } from '#server/platform/required.ts'
import { spendPoints } from '#server/points/index.ts'
import { type BegunOrder, beginAtOnce, beginOrder, type ShopCaches } from './begin-order.ts'
import { changedBySystem } from './change-status.ts'
import { guestLinks, memberLinks } from './customer-links.ts'
import { deterministicToken, storeGuestToken } from './guest-token.ts'
import { newOrder } from './new-order.ts'
import { newOrderNumber } from './order-number.ts'
import type { OrderRequest } from './order-request.ts'
import { payOrder } from './pay-order.ts'
import { priceOf, toQuote } from './pricing.ts'
import { refuseRecentOrder } from './refuse-recent-order.ts'
import { promotionPersonOf, reserveReductions } from './reserve-reductions.ts'
import type { OrderRow } from './store.ts'
import { lockOrder } from './visible-order.ts'
import { writeOrder } from './write-order.ts'

type PlaceDeps = Pick<
  Deps,
  'db' | 'now' | 'secret' | 'publicUrl' | 'paymentProviders' | 'rateLimits'
> & { readonly caches: ShopCaches }

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

  const placed =
    (await placeAtOnce(deps, { request, key, at })) ??
    (await inTransaction(deps.db, async (tx) => {
      const begun = await beginOrder(tx, deps, request, at)
      if (begun) return place(deps, tx, { request, begun, key, at })
      const stored = await findStoredReply<Placed>(tx, required(idempotency, 'key'), isReadableBy)
      const token = deterministicToken(deps.secret, stored.order_number, key)
      if (!request.memberId) await storeGuestToken(tx, stored.order_id, token, at)
      return { ...stored, guest_token: token }
    }))
  if (request.body.promotion_code) await waitForDisk(deps.db)
  return placed
}

/**
 * Places an order in one statement, which commits itself, if it has no coupon, uses no points and all is
 * as usual. Otherwise returns null and has written nothing: the transaction then finds what is not, and in
 * the right sequence, since a repeated call gets its reply even if a new one would be refused.
 */
async function placeAtOnce(deps: PlaceDeps, { request, key, at }: Omit<Placing, 'begun'>) {
  try {
    const begun = beginAtOnce(deps.db, deps, request, at)
    return begun && (await place(deps, deps.db, { request, begun, key, at }))
  } catch (error) {
    if (error instanceof Refusal || isUndone(error)) return null
    throw error
  }
}

/**
 * Whether the caller may get the stored reply: between member and guest yes, for another member
 * never.
 */
const isReadableBy = (keeper: string | null, caller: string | null): boolean =>
  keeper === null || caller === null || keeper === caller

interface Placing {
  readonly request: OrderRequest
  readonly begun: BegunOrder
  readonly key: string
  readonly at: Date
}

async function place(deps: PlaceDeps, tx: Db, { request, begun, key, at }: Placing) {
  const { memberId, body, context } = request
  const { settings, product, withinWrite } = begun
  if (body.ask_if_recent && !withinWrite) await refuseRecentOrder(tx, request, product.id, at)

  const number = newOrderNumber()
  const buyer = { memberId, email: body.guest_email, orderNumber: number, at }
  const wanted = { couponId: body.coupon_id, promotion: begun.promotion, points: body.used_points }
  const reserved = await reserveReductions(tx, { ...buyer, ...wanted }, settings)
  const price = priceOf(product, reserved)
  if (!memberId && price.total === 0) refuse('TOTAL_NOT_POSITIVE')
  const refuseUnlessSeen = (current: Price, seen: Won) => {
    if (current.total === seen) return
    refuse('PRICE_CHANGED', { quote: toQuote(current, settings, memberId !== null) })
  }
  refuseUnlessSeen(price, body.total_price ?? price.total)

  if (memberId)
    await spendPoints(tx, { memberId, orderNumber: number, amount: price.usedPoints, at })
  const chosen = choosePaymentMethod({
    providers: deps.paymentProviders,
    settings,
    method: body.payment_method,
    amount: price.total,
  })
  const row = newOrder({ ...request, number, product, price, reserved, chosen, settings, at })
  const token = deterministicToken(deps.secret, number, key)
  const isPaid = price.total === 0
  const payment = newPayment({ ...row, paid_at: null }, settings)
  const placed: Placed = {
    order_id: row.id,
    order_number: number,
    status: isPaid ? 'PAYMENT_COMPLETED' : row.status,
    total_price: price.total,
    payment: isPaid ? { ...payment, status: 'PAID', paid_at: at.toISOString() } : payment,
  }
  const { promotion } = reserved
  const redeemed = await writeOrder(
    tx,
    {
      row,
      productName: orderedProductName(context.language, { product_names: product.names }),
      payment,
      links: memberId
        ? memberLinks(deps.publicUrl, number)
        : guestLinks(deps.publicUrl, number, token),
      settings,
      cashReceipt: row.payment_provider === 'bank_transfer' ? body.cash_receipt : null,
      guestToken: memberId ? null : token,
      stored: withinWrite
        ? null
        : context.idempotency && { key: context.idempotency, reply: placed },
      beginning: withinWrite?.(placed) ?? null,
      redemption: promotion
        ? { ...buyer, code: promotion.code, person: promotionPersonOf(buyer) }
        : null,
    },
    at,
  )
  if (redeemed)
    refuseUnlessSeen(priceOf(product, { ...reserved, promotion: redeemed }), price.total)
  if (isPaid) await payNothing(deps, tx, number, at)
  return { ...placed, guest_token: token }
}

/** Pays an order at once whose price is reduced to 0. */
const payNothing = async (deps: PlaceDeps, tx: Db, number: string, at: Date) =>
  payOrder(deps, tx, await lockOrder(tx, number), {
    changedBy: changedBySystem('NOTHING_TO_PAY'),
    at,
  })
