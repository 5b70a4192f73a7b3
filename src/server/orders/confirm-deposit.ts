import type { confirmDeposit as endpoint } from '#contract/admin-orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { BY_TRANSFER, paymentOf, toPaymentReply } from '#server/payments/index.ts'
import { type AdminWork, byAdmin, withOrder } from './admin-order.ts'
import { payOrder } from './pay-order.ts'

type Body = ParsedOf<typeof endpoint>['body']

/**
 * The owner saw the money on the account. Of two confirmations the second is refused.
 *
 * Refuses AMOUNT_MISMATCH; ILLEGAL_TRANSITION: paid already, or called off.
 */
export function confirmDeposit(deps: Deps, work: AdminWork, { amount, depositor }: Body) {
  const entry = { action: 'order.confirm-deposit', detail: { amount } } as const
  return withOrder(deps, work, entry, async ({ tx, order, at }) => {
    const by = byAdmin(work.admin, null)
    const paid = await payOrder(deps, tx, order, {
      amount,
      depositor,
      way: BY_TRANSFER,
      by,
      at,
    })
    const payment = toPaymentReply(await paymentOf(tx, order.number), paid)
    return { order_number: order.number, status: paid.status, payment }
  })
}
