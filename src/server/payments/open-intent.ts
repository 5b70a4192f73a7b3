import { createHmac } from 'node:crypto'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { openPaymentIntent as endpoint } from '#contract/payment-flow.ts'
import { won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findProvider } from './find-provider.ts'
import {
  findActiveIntent,
  findNewestIntent,
  type IntentRow,
  insertIntent,
  updateIntent,
} from './intents-store.ts'
import type { PayableOrder, PayableOrders } from './payable-orders.ts'

type IntentDeps = Pick<Deps, 'db' | 'now' | 'secret' | 'paymentProviders'>

const ORDER_NAME_LENGTH = 100

/**
 * Opens a payment intent, or returns the order's open one: all windows of a customer pay under one
 * provider order id.
 *
 * Refuses PAYMENT_METHOD_UNAVAILABLE: no provider is configured; ILLEGAL_TRANSITION: nothing is
 * due; PAYMENT_IN_PROGRESS: a payment is being confirmed or a deposit is awaited.
 */
export async function openIntent(
  deps: IntentDeps,
  orders: PayableOrders,
  caller: Caller,
  { order_number: number, guest_token: token }: ParsedOf<typeof endpoint>['body'],
): Promise<ReplyOf<typeof endpoint>> {
  const at = deps.now()
  const order = await orders.find(deps.db, caller, number, token, at)
  const { provider, gateway } =
    findProvider(deps.paymentProviders) ?? refuse('PAYMENT_METHOD_UNAVAILABLE')
  const intent = await inTransaction(deps.db, async (tx) => {
    const locked = await orders.lock(tx, order.number)
    if (locked.paymentState !== 'UNPAID') refuse('ILLEGAL_TRANSITION')
    const active = await findActiveIntent(tx, order.number)
    if (active && active.status !== 'OPEN') refuse('PAYMENT_IN_PROGRESS')
    if (active?.amount === locked.due) return active
    // The amount due has changed: the earlier amount must not be approved.
    const change = { status: 'FAILED', failure_code: 'AMOUNT_MISMATCH' } as const
    if (active) await updateIntent(tx, active.id, change)
    return newIntent(tx, locked, provider.name, at)
  })
  return {
    provider_order_id: intent.provider_order_id,
    amount: won(intent.amount),
    order_name: order.productName.slice(0, ORDER_NAME_LENGTH),
    customer_key: order.memberId && customerKey(deps.secret, order.memberId),
    customer_name: order.customerName,
    customer_email: order.email,
    customer_mobile_phone: order.phone,
    client_key: provider.clientKey ?? '',
    script_url: gateway.scriptUrl,
  }
}

/**
 * Inserts an intent. The first uses the order's number as provider order id, later ones append
 * `_2`, `_3` … Order numbers contain no `_`, so the ids are unique.
 */
export async function newIntent(
  tx: Db,
  order: PayableOrder,
  provider: string,
  at: Date,
): Promise<IntentRow> {
  const sequence = ((await findNewestIntent(tx, order.number))?.sequence ?? 0) + 1
  return insertIntent(tx, {
    order_number: order.number,
    sequence,
    provider,
    provider_order_id: sequence === 1 ? order.number : `${order.number}_${sequence}`,
    amount: order.due,
    status: 'OPEN',
    created_at: at,
  })
}

/**
 * Returns a member's stable id at the provider, which accepts neither email addresses nor
 * sequential ids.
 */
const customerKey = (secret: string, memberId: string): string =>
  createHmac('sha256', secret)
    .update(`paying customer\n${memberId}`)
    .digest('base64url')
    .slice(0, 40)
