import * as cash from '#contract/cash-receipts.ts'
import * as paying from '#contract/paying.ts'
import * as contract from '#contract/payments.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { readSettings } from '#server/settings/index.ts'
import { askCashReceipt, startCashReceipts } from './ask-cash-receipt.ts'
import { changeMethod } from './change-method.ts'
import { takesMoney } from './choose-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { openIntent } from './open-intent.ts'
import type { PayingOrders } from './paying-orders.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { watchPaying } from './watch-paying.ts'

export const paymentRoutes = (deps: Deps, orders: PayingOrders): Route[] => [
  route(contract.listPaymentMethods, async () => {
    const settings = await readSettings(deps.db)
    return {
      items: deps.paymentProviders
        .filter((provider) => takesMoney(provider, settings))
        .flatMap(({ name, methods, clientKey }) =>
          methods.map((method) => ({ method, provider: name, client_key: clientKey })),
        ),
    }
  }),
  route(paying.openPaymentAttempt, ({ body }, caller) => openIntent(deps, orders, caller, body)),
  route(paying.confirmPayment, (input, caller, context) =>
    confirmPayment(deps, orders, caller, input, context),
  ),
  route(paying.getPaying, (input, caller) => watchPaying(deps, orders, caller, input)),
  route(paying.changePaymentMethod, (input, caller) => changeMethod(deps, orders, caller, input)),
  route(cash.askCashReceipt, async (input, caller) => {
    const asked = await askCashReceipt(deps, orders, caller, input)
    await startCashReceipts(deps)
    return asked
  }),
  route(paying.receiveTossNotice, ({ body }, _caller, context) =>
    receiveWebhook(deps, body, context),
  ),
]
