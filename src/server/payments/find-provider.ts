import type { PaymentGateway, PaymentProvider } from '#server/ports/payment-provider.ts'

interface Company {
  readonly provider: PaymentProvider
  readonly gateway: PaymentGateway
}

/** The company that takes money for the studio; null where none is configured. */
export function findProvider(providers: readonly PaymentProvider[]): Company | null {
  for (const provider of providers) {
    if (provider.gateway) return { provider, gateway: provider.gateway }
  }
  return null
}
