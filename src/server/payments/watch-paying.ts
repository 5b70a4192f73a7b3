import type { ParsedOf } from '#contract/endpoint.ts'
import type { getPaying as endpoint, Paying } from '#contract/paying.ts'
import type { Caller } from '#server/platform/caller.ts'
import { type AskDeps, askCompany } from './ask-company.ts'
import { newestAttempt } from './attempts-store.ts'
import type { PayingOrders } from './paying-orders.ts'
import { payingOf } from './paying-reply.ts'

/** Between two questions about one payment, however many windows wait for its end. */
const REST_MS = 3_000

/** How an order's payment stands; asks the company while its end is not known. */
export async function watchPaying(
  deps: AskDeps,
  orders: PayingOrders,
  caller: Caller,
  { params, query }: ParsedOf<typeof endpoint>,
): Promise<Paying> {
  const at = deps.now()
  const find = () => orders.find(deps.db, caller, params.order_number, query.guest_token, at)
  const order = await find()
  const attempt = await newestAttempt(deps.db, order.number)
  const hasRested = (attempt?.asked_at?.getTime() ?? 0) <= at.getTime() - REST_MS
  if (attempt?.status === 'CONFIRMING' && hasRested) await askCompany(deps, orders, attempt.id)
  return payingOf(deps.db, await find())
}
