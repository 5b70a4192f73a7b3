import { createHmac } from 'node:crypto'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { openPaymentAttempt as endpoint } from '#contract/paying.ts'
import { won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type AttemptRow, insertAttempt, newestAttempt, updateAttempt } from './attempts-store.ts'
import { companyAmong } from './company.ts'
import type { PayableOrder, PayingOrders } from './paying-orders.ts'

type AttemptDeps = Pick<Deps, 'db' | 'now' | 'secret' | 'paymentProviders'>

const ORDER_NAME_LENGTH = 100

/**
 * Opens a try to pay, or answers the one that is still open: however many windows the customer has,
 * they pay under one of the company's order ids.
 *
 * Refuses PAYMENT_METHOD_UNAVAILABLE: no company is configured; ILLEGAL_TRANSITION: nothing is to be
 * paid; PAYMENT_IN_PROGRESS: a try has been sent and its end is not known, or a deposit is waited for.
 */
export async function openAttempt(
  deps: AttemptDeps,
  orders: PayingOrders,
  caller: Caller,
  { order_number: number, guest_token: token }: ParsedOf<typeof endpoint>['body'],
): Promise<ReplyOf<typeof endpoint>> {
  const at = deps.now()
  const order = await orders.find(deps.db, caller, number, token, at)
  const { provider, company } =
    companyAmong(deps.paymentProviders) ?? refuse('PAYMENT_METHOD_UNAVAILABLE')
  const attempt = await inTransaction(deps.db, async (tx) => {
    const locked = await orders.lock(tx, order.number)
    if (locked.standing !== 'UNPAID') refuse('ILLEGAL_TRANSITION')
    const alive = await aliveAttempt(tx, order.number)
    if (alive && alive.status !== 'OPEN') refuse('PAYMENT_IN_PROGRESS')
    if (alive?.amount === locked.total) return alive
    // Less is asked for since: nobody shall agree to what was asked for before.
    const change = { status: 'FAILED', failure_code: 'AMOUNT_MISMATCH' } as const
    if (alive) await updateAttempt(tx, alive.id, change)
    return newAttempt(tx, locked, provider.name, at)
  })
  return {
    provider_order_id: attempt.provider_order_id,
    amount: won(attempt.amount),
    order_name: order.productName.slice(0, ORDER_NAME_LENGTH),
    customer_key: order.memberId && customerKey(deps.secret, order.memberId),
    customer_name: order.customerName,
    customer_email: order.email,
    customer_mobile_phone: order.phone,
    client_key: provider.clientKey ?? '',
    script_url: company.scriptUrl,
  }
}

/** The try that is under way, if the newest is. */
export async function aliveAttempt(tx: Db, orderNumber: string): Promise<AttemptRow | null> {
  const newest = await newestAttempt(tx, orderNumber)
  const isAlive = newest && ['OPEN', 'CONFIRMING', 'WAITING_FOR_DEPOSIT'].includes(newest.status)
  return isAlive ? newest : null
}

/** The first bears the order's own number; `_` stands in no order's number, so none comes twice. */
export async function newAttempt(
  tx: Db,
  order: PayableOrder,
  provider: string,
  at: Date,
): Promise<AttemptRow> {
  const attempt = ((await newestAttempt(tx, order.number))?.attempt ?? 0) + 1
  return insertAttempt(tx, {
    order_number: order.number,
    attempt,
    provider,
    provider_order_id: attempt === 1 ? order.number : `${order.number}_${attempt}`,
    amount: order.total,
    status: 'OPEN',
    created_at: at,
  })
}

/** Always the same of a member, and telling nothing: the company wants neither e-mail nor sequence. */
const customerKey = (secret: string, memberId: string): string =>
  createHmac('sha256', secret)
    .update(`paying customer\n${memberId}`)
    .digest('base64url')
    .slice(0, 40)
