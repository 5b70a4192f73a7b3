import type { ParsedOf } from '#contract/endpoint.ts'
import type { searchGuestOrders as endpoint } from '#contract/guest-orders.ts'
import { toPage } from '#contract/page.ts'
import type { Deps } from '#server/deps.ts'
import { missingOfEach, paymentsOf } from '#server/payments/index.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { limitAll } from '#server/platform/rate-limit.ts'
import { searchLimits } from './guest-limits.ts'
import { toGuestItem } from './order-reply.ts'
import { pageOfGuest } from './read-orders.ts'

/** A guest's orders by address and phone, both. Source: GST-02. */
export async function searchGuestOrders(
  deps: Pick<Deps, 'db' | 'now' | 'rateLimits'>,
  query: ParsedOf<typeof endpoint>['query'],
  { ip, language }: Pick<RequestContext, 'ip' | 'language'>,
) {
  await limitAll(deps, searchLimits(query.email, query.phone, ip), deps.now())
  const { rows, total } = await pageOfGuest(deps.db, query.email, query.phone, query)
  const payments = await paymentsOf(
    deps.db,
    rows.map(({ number }) => number),
  )
  const missing = await missingOfEach(deps.db, [...payments.values()])
  return toPage(
    rows.map((order) => {
      const { number } = order
      const money = { payment: payments.get(number)!, missing: missing.get(number)! }
      return toGuestItem(order, money, language)
    }),
    total,
    query,
  )
}
