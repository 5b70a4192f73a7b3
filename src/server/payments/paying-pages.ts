import { PAYING_PAGE } from '#domain/payments/paying-page.ts'
import type { OpenPage } from '#server/platform/page-policy.ts'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'

/** The only page that a payment company's window is part of. */
export const payingPages = (providers: readonly PaymentProvider[]): OpenPage[] =>
  providers.flatMap(({ company }) =>
    company ? [{ path: PAYING_PAGE, hosts: company.widgetHosts }] : [],
  )
