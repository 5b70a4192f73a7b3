import type { ParsedOf } from '#contract/endpoint.ts'
import type { getPaying as endpoint, Paying } from '#contract/paying.ts'
import type { Caller } from '#server/platform/caller.ts'
import { newestIntent } from './intents-store.ts'
import type { PayingOrders } from './paying-orders.ts'
import { payingOf } from './paying-reply.ts'
import { type SyncDeps, syncPayment } from './sync-payment.ts'

/** Between two questions about one payment, however many windows wait for its end. */
const REST_MS = 3_000

/** How an order's payment stands; asks the company while its end is not known. */
export async function watchPaying(
  deps: SyncDeps,
  orders: PayingOrders,
  caller: Caller,
  { params, query }: ParsedOf<typeof endpoint>,
): Promise<Paying> {
  const at = deps.now()
  const find = () => orders.find(deps.db, caller, params.order_number, query.guest_token, at)
  const order = await find()
  const intent = await newestIntent(deps.db, order.number)
  const hasRested = (intent?.asked_at?.getTime() ?? 0) <= at.getTime() - REST_MS
  if (intent?.status === 'CONFIRMING' && hasRested) await syncPayment(deps, orders, intent.id)
  return payingOf(deps.db, await find())
}
