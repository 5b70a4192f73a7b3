import { PAYING_PAGE } from '#domain/payments/paying-page.ts'
import type { WidgetPage } from '#server/platform/page-policy.ts'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'

/** The only page that a payment company's window is part of. */
export const payingPages = (providers: readonly PaymentProvider[]): WidgetPage[] =>
  providers.flatMap(({ gateway }) =>
    gateway ? [{ path: PAYING_PAGE, hosts: gateway.widgetHosts }] : [],
  )
