import type { ParsedOf } from '#contract/endpoint.ts'
import type { searchGuestOrders as endpoint } from '#contract/guest-orders.ts'
import { toPage } from '#contract/page.ts'
import { maskName, maskText } from '#domain/accounts/masking.ts'
import type { Deps } from '#server/deps.ts'
import { paymentsOf } from '#server/payments/index.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { required } from '#server/platform/required.ts'
import { searchLimits } from './guest-limits.ts'
import { findOrderIdByToken } from './guest-token.ts'
import { toGuestItem } from './order-reply.ts'
import { pageOfGuest } from './read-orders.ts'

/**
 * Finds a guest's orders by email and phone. Knowing both does not prove to be the guest, so
 * personal data is masked, except for the order of the token. Source: GST-02, docs/rules.md O-11.
 */
export async function searchGuestOrders(
  deps: Pick<Deps, 'db' | 'now' | 'rateLimits'>,
  query: ParsedOf<typeof endpoint>['query'],
  { ip, language }: Pick<RequestContext, 'ip' | 'language'>,
) {
  await limitRates(deps, searchLimits(query.email, query.phone, ip), deps.now())
  const { rows, total } = await pageOfGuest(deps.db, query.email, query.phone, query)
  const payments = await paymentsOf(deps.db, rows)
  const provenId =
    query.guest_token && (await findOrderIdByToken(deps.db, query.guest_token, deps.now()))
  return toPage(
    rows.map((order) => {
      const item = toGuestItem(order, required(payments.get(order.number), 'payment'), language)
      return order.id === provenId ? { ...item, is_masked: false } : masked(item)
    }),
    total,
    query,
  )
}

function masked(item: ReturnType<typeof toGuestItem>) {
  const { payment } = item
  return {
    ...item,
    guest_name: maskName(item.guest_name),
    guest_postal_code: maskText(item.guest_postal_code),
    guest_basic_address: maskText(item.guest_basic_address),
    guest_detailed_address: maskText(item.guest_detailed_address),
    delivery_message: maskText(item.delivery_message),
    payment: {
      ...payment,
      deposit: payment.deposit && {
        ...payment.deposit,
        depositor_name: maskName(payment.deposit.depositor_name),
      },
    },
    is_masked: true,
  }
}
