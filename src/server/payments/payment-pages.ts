import { PAYMENT_PAGE } from '#domain/payments/payment-page.ts'
import type { WidgetPage } from '#server/platform/page-policy.ts'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'

/** Returns the only page that may load the payment provider's window. */
export const paymentPages = (providers: readonly PaymentProvider[]): WidgetPage[] =>
  providers.flatMap(({ gateway }) =>
    gateway ? [{ path: PAYMENT_PAGE, hosts: gateway.widgetHosts }] : [],
  )
