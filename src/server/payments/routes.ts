import * as contract from '#contract/payments.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'

export const paymentRoutes = ({ paymentProviders }: Deps): Route[] => [
  route(contract.listPaymentMethods, async () => ({
    items: paymentProviders.flatMap(({ name, methods, clientKey }) =>
      methods.map((method) => ({ method, provider: name, client_key: clientKey })),
    ),
  })),
]
