import type { ParsedOf } from '#contract/endpoint.ts'
import type { getPaymentProgress as endpoint, PaymentProgress } from '#contract/payment-flow.ts'
import type { Caller } from '#server/platform/caller.ts'
import { findNewestIntent } from './intents-store.ts'
import type { PayableOrders } from './payable-orders.ts'
import { readPaymentProgress } from './read-payment-progress.ts'
import { type SyncDeps, syncPayment } from './sync-payment.ts'

/** Minimum time between two reads of one payment, however many windows wait for it. */
const REST_MS = 3_000

/**
 * Returns the progress of an order's payment; reads it at the provider while its outcome is
 * unknown.
 */
export async function getPaymentProgress(
  deps: SyncDeps,
  orders: PayableOrders,
  caller: Caller,
  { params, query }: ParsedOf<typeof endpoint>,
): Promise<PaymentProgress> {
  const at = deps.now()
  const find = () => orders.find(deps.db, caller, params.order_number, query.guest_token, at)
  const order = await find()
  const intent = await findNewestIntent(deps.db, order.number)
  const hasRested = (intent?.last_synced_at?.getTime() ?? 0) <= at.getTime() - REST_MS
  if (intent?.status === 'CONFIRMING' && hasRested) await syncPayment(deps, orders, intent.id)
  return readPaymentProgress(deps.db, await find())
}
