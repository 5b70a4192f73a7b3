import * as guests from '#contract/guest-orders.ts'
import * as cancellation from '#contract/order-cancellation.ts'
import * as contract from '#contract/orders.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { type Route, route } from '#server/platform/route.ts'
import { limitCodeGuesses } from '#server/promotions/index.ts'
import { shopCaches } from './begin-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { completeOrder } from './complete-order.ts'
import { getOrder } from './get-order.ts'
import { guestOrderLimits } from './guest-limits.ts'
import { exchangeGuestCode, sendGuestCode } from './guest-proof.ts'
import { listMyOrders } from './list-my-orders.ts'
import { nameRefundAccount } from './name-refund-account.ts'
import type { OrderRequest } from './order-request.ts'
import { placeOrder } from './place-order.ts'
import { quoteOrder } from './quote-order.ts'
import { quoteRefund } from './quote-refund.ts'
import { searchGuestOrders } from './search-guest-orders.ts'
import { findOrderFor } from './visible-order.ts'

export const orderRoutes = (deps: Deps): Route[] => {
  const caches = shopCaches()
  const place = (caller: Caller, request: OrderRequest & { readonly context: RequestContext }) =>
    limitCodeGuesses(deps, {
      code: request.body.promotion_code,
      caller,
      ip: request.context.ip,
      work: () => placeOrder({ ...deps, caches }, request),
    })
  return [
    route(contract.quoteOrder, ({ body }, caller, { ip, language }) =>
      limitCodeGuesses(deps, {
        code: body.promotion_code,
        caller,
        ip,
        work: () => quoteOrder(deps, caller, body, language),
        isWrong: ({ notices }) => notices.some(({ code }) => code === 'PROMOTION_INVALID'),
      }),
    ),
    route(contract.placeMemberOrder, ({ body }, caller, context) =>
      place(caller, { memberId: caller.memberId, body, context }),
    ),
    // This call always places a guest order, even with a session.
    route(contract.placeGuestOrder, async ({ body }, caller, context) => {
      await limitRates(deps, guestOrderLimits(context.ip), deps.now())
      return place(caller, { memberId: null, body, context })
    }),
    route(contract.listMyOrders, ({ query }, { memberId }, { language }) =>
      listMyOrders(deps.db, memberId, query, language),
    ),
    route(contract.getOrder, ({ params, query }, caller, { language }) =>
      getOrder(
        { db: deps.db, caches },
        caller,
        { orderNumber: params.order_number, guestToken: query.guest_token, language },
        deps.now(),
      ),
    ),
    route(guests.searchGuestOrders, ({ query }, _caller, context) =>
      searchGuestOrders(deps, query, context),
    ),
    route(guests.sendGuestCode, ({ body }, _caller, context) => sendGuestCode(deps, body, context)),
    route(guests.issueGuestToken, ({ body }, _caller, context) =>
      exchangeGuestCode(deps, body, context),
    ),
    route(cancellation.quoteRefund, async ({ params, query }, caller, { language }) => {
      const { db, now } = deps
      const order = await findOrderFor(db, caller, params.order_number, query.guest_token, now())
      return quoteRefund(deps, order, language)
    }),
    route(cancellation.cancelOrder, (input, caller, context) =>
      cancelOrder(deps, caller, input, context),
    ),
    route(cancellation.nameRefundAccount, (input, caller, context) =>
      nameRefundAccount(deps, caller, input, context),
    ),
    route(contract.completeOrder, async ({ params, query }, caller, context) => {
      const { db, now } = deps
      const { number } = await findOrderFor(
        db,
        caller,
        params.order_number,
        query.guest_token,
        now(),
      )
      return completeOrder(deps, caller, number, context)
    }),
  ]
}
