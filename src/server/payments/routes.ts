import * as cash from '#contract/cash-receipts.ts'
import * as flow from '#contract/payment-flow.ts'
import * as contract from '#contract/payments.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { readSettings } from '#server/settings/index.ts'
import { changePaymentMethod } from './change-payment-method.ts'
import { acceptsPayments } from './choose-payment-method.ts'
import { confirmPayment } from './confirm-payment.ts'
import { getPaymentProgress } from './get-payment-progress.ts'
import { openIntent } from './open-intent.ts'
import type { PayableOrders } from './payable-orders.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { requestCashReceipt, startCashReceipts } from './request-cash-receipt.ts'

export const paymentRoutes = (deps: Deps, orders: PayableOrders): Route[] => [
  route(contract.listPaymentMethods, async () => {
    const settings = await readSettings(deps.db)
    return {
      items: deps.paymentProviders
        .filter((provider) => acceptsPayments(provider, settings))
        .flatMap(({ name, methods, clientKey }) =>
          methods.map((method) => ({ method, provider: name, client_key: clientKey })),
        ),
    }
  }),
  route(flow.openPaymentIntent, ({ body }, caller) => openIntent(deps, orders, caller, body)),
  route(flow.confirmPayment, (input, caller, context) =>
    confirmPayment(deps, orders, caller, input, context),
  ),
  route(flow.getPaymentProgress, (input, caller) =>
    getPaymentProgress(deps, orders, caller, input),
  ),
  route(flow.changePaymentMethod, (input, caller) =>
    changePaymentMethod(deps, orders, caller, input),
  ),
  route(cash.requestCashReceipt, async (input, caller) => {
    const receipt = await requestCashReceipt(deps, orders, caller, input)
    await startCashReceipts(deps)
    return receipt
  }),
  route(flow.receiveTossWebhook, ({ body }, _caller, context) =>
    receiveWebhook(deps, body, context),
  ),
]
